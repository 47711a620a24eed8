import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { serveOnLoopback, type LoopbackServer } from '../../testing/serve-on-loopback';
import { requestedDelta, useAsDictionary } from '../deltas/dictionary';
import { headersOf, type ObjectStore } from '../store';

/** A response before it is sent. */
interface PreparedResponse {
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
) => unknown;

export interface ReleaseServer extends LoopbackServer {
  /** Serves the releases of another store, unchanged. */
  readonly serve: (store: ObjectStore) => void;
  /** Changes the responses. */
  readonly tamper: (change: Tamper) => void;
}

const FOR_OTHER_ORIGINS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

const prepare = async (
  store: ObjectStore,
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
  for (const [encoding, name] of [
    ...(delta === undefined ? [] : [['dcz', delta] as const]),
    ...copies.filter(([each]) => accepted.includes(each)),
    ['', key] as const,
  ]) {
    const stored = await store.get(name);
    if (!stored) continue;
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
      body: stored.bytes,
    };
  }
  return {
    status: 404,
    headers: { ...FOR_OTHER_ORIGINS, 'cache-control': 'no-store' },
    body: Buffer.from('not found'),
  };
};

/** Starts a server that behaves like the edge in front of a store of releases. */
export const startReleaseServer = async (releases?: ObjectStore): Promise<ReleaseServer> => {
  let store = releases;
  let change: Tamper | undefined;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://a').pathname).slice(1);
    const tamper = change;
    if (!store) throw new Error('there is no store');
    const prepared = await prepare(store, key, request.headers);
    if (tamper?.(key, prepared, request, response) === false) return;
    response.writeHead(prepared.status, prepared.headers).end(prepared.body);
  };
  const server = await serveOnLoopback((request, response) => {
    respond(request, response).catch(() => response.writeHead(503).end());
  });
  return {
    ...server,
    serve: (next) => {
      store = next;
      change = undefined;
    },
    tamper: (next) => {
      change = next;
    },
  };
};
