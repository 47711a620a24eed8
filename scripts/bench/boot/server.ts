import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveOnLoopback, type LoopbackServer } from '../../../federation/testing/serve-on-loopback';
import { PAGES_DIR } from './build-pages';
import { BASE } from './base';

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

const cacheControlOf = (isDocument: boolean): string =>
  isDocument ? 'no-cache' : 'public, max-age=31536000, immutable';

// Files are compressed once, at the best quality: the browser is measured, not the server.
const compressedFiles = new Map<string, Buffer>();

/**
 * Returns the compressed bytes and the headers of a document, or of a file of the pages or the remote; neither if there is no such
 * file.
 */
export const openServedFile = (
  pathname: string,
  document?: string,
): { readonly headers: Readonly<Record<string, string>>; readonly bytes?: Buffer } => {
  const file = document === undefined ? fileAt(pathname) : undefined;
  const key = document ?? file;
  if (key === undefined) return { headers: {} };
  const bytes =
    compressedFiles.get(key) ??
    brotliCompressSync(file === undefined ? Buffer.from(key) : readFileSync(file));
  compressedFiles.set(key, bytes);
  return {
    bytes,
    headers: {
      'content-type': TYPES[path.extname(file ?? '')] ?? 'text/html',
      'content-encoding': 'br',
      'content-length': String(bytes.length),
      'cache-control': cacheControlOf(file === undefined),
    },
  };
};

/** Splits the path of a shell from the rest: `/shell-a/bundled` has `/shell-a`. */
const splitShell = (pathname: string): readonly [shell: string, rest: string] => {
  const [shell = ''] = /^\/shell-\w+(?=\/)/.exec(pathname) ?? [];
  return [shell, pathname.slice(shell.length)];
};

/** The document of a shell, which has its own copies of the page's files but shares the remote. */
const inShell = (document: string, shell: string): string =>
  document.replace(/(src|href)="(?=\/(host|bundled|federated)\/)/g, `$&${shell}`);

/**
 * Serves the pages at `/{name}` and at `/shell-{letter}/{name}`, their scripts, and the remote. A document is requested again on each visit; all other
 * files stay in the browser's cache.
 *
 * @param otherwise answers every other request; a 404 by default
 */
export const startServer = async (
  pages: Readonly<Record<string, string>>,
  otherwise: RequestListener = (_, response) => response.writeHead(404).end(),
): Promise<LoopbackServer> =>
  serveOnLoopback((request, response) => {
    const [shell, pathname] = splitShell(new URL(request.url ?? '/', 'http://bench.example').pathname);
    const document = pages[pathname.slice(1)];
    const { headers, bytes } = openServedFile(pathname, document && inShell(document, shell));
    if (!bytes) {
      otherwise(request, response);
      return;
    }
    response.writeHead(200, headers);
    response.end(bytes);
  });
