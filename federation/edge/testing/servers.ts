import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '../../release/folder-store';
import type { ObjectStore } from '../../release/store';
import { temporaryFolder } from '../../release/testing/releases';
import { serveOnLoopback } from '../../testing/serve-on-loopback';
import { freePort, runProgram, type RunningProgram } from './programs';

/**
 * Replaces `${NAME}` in a configuration as `envsubst` does, for the given names only.
 *
 * @throws Error if a name does not occur in the text
 */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => {
    if (!filled.includes(`\${${name}}`)) throw new Error(`the template has no \${${name}}`);
    return filled.replaceAll(`\${${name}}`, value);
  }, text);

export interface RunningServer extends RunningProgram {
  /** Without a trailing slash. */
  readonly address: string;
}

/** Starts a program with a configuration in a folder of its own, which is removed when the program is stopped. */
const startInFolder = async (
  program: string,
  port: number,
  configuration: string,
  argsFor: (folder: string, file: string) => readonly string[],
): Promise<RunningServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), `${program}-`));
  const file = path.join(folder, 'configuration');
  await writeFile(file, configuration);
  const { pid, stop } = await runProgram(program, argsFor(folder, file), port);
  return { pid, stop, address: `http://127.0.0.1:${port}` };
};

/**
 * Starts nginx as the user who runs the test, because it must read the files of that user.
 *
 * @param configure returns the configuration for the address to listen at (`127.0.0.1:port`)
 * @param at the port to listen at; a free port by default
 */
export const startNginx = async (
  configure: (listen: string) => string,
  at?: number,
): Promise<RunningServer> => {
  const port = at ?? (await freePort());
  const directives = ['daemon off;', ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : [])];
  return startInFolder('nginx', port, configure(`127.0.0.1:${port}`), (folder, file) => [
    ...['-p', folder, '-c', file, '-e', 'stderr', '-g', directives.join(' ')],
  ]);
};

/** Starts Varnish on a free port, as the user who runs the test. */
export const startVarnish = async (configuration: string): Promise<RunningServer> => {
  const port = await freePort();
  return startInFolder('varnishd', port, configuration, (folder, file) => [
    ...['-F', '-n', path.join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${port}`],
    ...['-p', 'http_gzip_support=off', '-s', 'malloc,16m'],
    // Settings for tests: no other user, no remote control, a small log.
    ...['-j', 'none', '-T', 'none', '-l', '2m', '-p', 'thread_pools=1'],
  ]);
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface FragmentServer {
  readonly port: number;
  /** The received requests, without the health checks of the edge. */
  readonly requests: readonly IncomingMessage[];
  /** Sets the handler of all further requests. */
  readonly respondWith: (handler: Handler) => void;
  readonly close: () => Promise<void>;
}

const PROBE = '/mfe/common/header?page=/';

/** Returns a handler that responds like a fragment, except that the response is stale after 1 s to keep tests short. */
export const respondNormally =
  (body: string): Handler =>
  (_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=1, stale-while-revalidate=600, stale-if-error=600',
      'set-cookie': 'user=1',
    });
    response.end(body);
  };

export const unavailable: Handler = (_request, response) => void response.writeHead(503).end('sorry');

export const respondPartially: Handler = (_request, response) => {
  response.writeHead(200, { 'content-length': 100 });
  response.write('half', () => response.destroy());
};

export const neverRespond: Handler = () => undefined;

/** Starts a fake of the server that renders the header's fragment. */
const startFragmentServer = async (): Promise<FragmentServer> => {
  const requests: IncomingMessage[] = [];
  let respondWith = respondNormally('first');
  const { port, close } = await serveOnLoopback((request, response) => {
    if (request.url !== PROBE) requests.push(request);
    respondWith(request, response);
  });
  return {
    port,
    requests,
    respondWith: (handler) => {
      respondWith = handler;
    },
    close,
  };
};

const templateOf = (name: string): string => readFileSync(path.join(__dirname, '..', name), 'utf8');

/** Path of the releases on origin and edge. */
export const BASE = '/ecom/assets/mfe/common/';

/** Starts the origin without the edge. */
export const startOrigin = (
  releases: string,
  port?: number,
  configure = templateOf('nginx.conf'),
): Promise<RunningServer> =>
  startNginx((listen) => fillTemplate(configure, { RELEASES: releases, ORIGIN_LISTEN: listen }), port);

export interface Edge {
  readonly store: ObjectStore;
  readonly address: string;
  readonly fragment: FragmentServer;
  readonly startOrigin: () => Promise<void>;
  readonly stopOrigin: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Returns the origin's configuration with a max-age of 1 s for channels, to keep tests short. */
const withShortMaxAge = (): string => {
  const template = templateOf('nginx.conf');
  const short = template.replace('max-age=30,', 'max-age=1,');
  if (short === template) throw new Error('the configuration of the origin has another max-age for channels');
  return short;
};

/** Returns the edge's configuration for an origin and a fragment server at two ports of this machine. */
export const configureEdge = (origin: number, fragment: number): string =>
  fillTemplate(templateOf('varnish.vcl'), {
    ORIGIN_HOST: '127.0.0.1',
    ORIGIN_PORT: String(origin),
    FRAGMENT_HOST: '127.0.0.1',
    FRAGMENT_PORT: String(fragment),
  });

/**
 * Starts Varnish in front of nginx, which serves an empty store, and of a fragment server. Channels have a max-age of 1
 * s.
 */
export const startEdge = async (): Promise<Edge> => {
  const releases = await temporaryFolder();
  const port = await freePort();
  const begin = () => startOrigin(releases, port, withShortMaxAge());
  let origin = await begin();
  const fragment = await startFragmentServer();
  const edge = await startVarnish(configureEdge(port, fragment.port));
  return {
    store: createFolderStore(releases),
    address: edge.address,
    fragment,
    startOrigin: async () => {
      origin = await begin();
    },
    stopOrigin: () => origin.stop(),
    stop: async () => {
      await edge.stop();
      await Promise.all([origin.stop(), fragment.close()]);
    },
  };
};

/** Pause between two requests. */
const POLL_MS = 20;

export interface EdgeResponse {
  readonly status: number;
  /** Decompressed, except for a delta. */
  readonly bytes: Buffer;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** Sends a request as a browser on another origin does, with the given Accept-Encoding. */
export const request = async (
  address: string,
  encoding = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<EdgeResponse> => {
  const response = await fetch(address, {
    headers: { origin: 'https://host.example', 'accept-encoding': encoding, ...headers },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    bytes,
    text: bytes.toString(),
    header: (name) => response.headers.get(name),
  };
};

/**
 * Repeats a request until the response is the expected one, or until the timeout of the test.
 *
 * @param check called with each response up to and including the expected one; throws if the response is wrong
 */
export const requestUntil = async (
  address: string,
  isExpected: (response: EdgeResponse) => boolean,
  check: (response: EdgeResponse) => void = () => undefined,
): Promise<EdgeResponse> => {
  for (;;) {
    const response = await request(address);
    check(response);
    if (isExpected(response)) return response;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
