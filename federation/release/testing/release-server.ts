import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { serveOnLoopback, type LoopbackServer } from '../../testing/serve-on-loopback';
import { requestedDelta, useAsDictionary } from '../deltas/dictionary';
import { headersOf } from '../object-headers';

/** A response before it is sent. */
export interface PreparedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Changes a response, or sends one itself and returns false. */
export type Tamper = (
  key: string,
  prepared: PreparedResponse,
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | undefined;

export interface ReleaseServer extends LoopbackServer {
  /** Serves the releases of another folder, and changes its responses. */
  readonly serve: (folder: string, tamper?: Tamper) => void;
}

const FOR_OTHER_ORIGINS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

const read = async (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

const prepare = async (
  folder: string,
  key: string,
  headers: IncomingHttpHeaders,
): Promise<PreparedResponse> => {
  const { 'accept-encoding': accepted = '' } = headers;
  const copies = [
    ['br', `${key}.br`],
    ['gzip', `${key}.gz`],
  ] as const;
  const delta = requestedDelta(key, headers);
  const match = useAsDictionary('/', key);
  for (const [encoding, file] of [
    ...(delta === undefined ? [] : [['dcz', delta] as const]),
    ...copies.filter(([each]) => accepted.includes(each)),
    ['', key] as const,
  ]) {
    const body = await read(path.join(folder, file));
    if (!body) continue;
    const { contentType, cacheControl } = headersOf(key);
    return {
      status: 200,
      headers: {
        ...FOR_OTHER_ORIGINS,
        'content-type': contentType,
        'cache-control': cacheControl,
        vary: match === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Available-Dictionary',
        ...(match !== undefined && { 'use-as-dictionary': match }),
        ...(encoding !== '' && { 'content-encoding': encoding }),
      },
      body,
    };
  }
  return {
    status: 404,
    headers: { ...FOR_OTHER_ORIGINS, 'cache-control': 'no-store' },
    body: Buffer.from('not found'),
  };
};

/** Starts a server that behaves like the edge in front of a folder of releases. */
export const startReleaseServer = async (): Promise<ReleaseServer> => {
  let folder = '';
  let change: Tamper | undefined;
  const server = await serveOnLoopback((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://a').pathname).slice(1);
    const tamper = change;
    void prepare(folder, key, request.headers).then((prepared) => {
      if (tamper?.(key, prepared, request, response) === false) return;
      response.writeHead(prepared.status, prepared.headers).end(prepared.body);
    });
  });
  return {
    ...server,
    serve: (releases, tamper) => {
      folder = releases;
      change = tamper;
    },
  };
};
