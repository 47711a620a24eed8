import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveOnLoopback, type LoopbackServer } from '../../../federation/testing/serve-on-loopback';
import { PAGES_DIR } from './build-pages';
import type { Contestant } from './contestants';
import { BASE } from './documents';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const fileAt = (pathname: string): string | undefined => {
  const [root, rest] = pathname.startsWith(BASE)
    ? [path.resolve('dist/remote'), pathname.slice(BASE.length)]
    : [PAGES_DIR, pathname.slice(1)];
  const file = path.join(root, rest);
  return file.startsWith(root) && path.extname(file) in TYPES && existsSync(file) ? file : undefined;
};

/** Serves the pages at `/{name}`, their scripts, and the remote; every other request is a 404. */
export const startServer = async (pages: Readonly<Record<Contestant, string>>): Promise<LoopbackServer> => {
  // Files are compressed once, at the best quality: the browser is measured, not the server.
  const cache = new Map<string, Buffer>();
  const compressed = (name: string, read: () => Buffer): Buffer => {
    const bytes = cache.get(name) ?? brotliCompressSync(read());
    cache.set(name, bytes);
    return bytes;
  };
  return serveOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench.example');
    const document = (pages as Readonly<Record<string, string>>)[pathname.slice(1)];
    const file = fileAt(pathname);
    if (document === undefined && file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const bytes = compressed(pathname, () =>
      file === undefined ? Buffer.from(document ?? '') : readFileSync(file),
    );
    response.writeHead(200, {
      'content-type': TYPES[path.extname(pathname)] ?? 'text/html',
      'content-encoding': 'br',
      'content-length': bytes.length,
      'cache-control': 'public, max-age=60',
    });
    response.end(bytes);
  });
};
