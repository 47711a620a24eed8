import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from 'mime-types';
import { serveOnLoopback, type LoopbackServer } from '../../../federation/testing/serve-on-loopback';
import { PAGES_DIR } from './build-pages';
import { BASE } from './base';

const fileAt = (pathname: string): string | undefined => {
  const [root, rest] = pathname.startsWith(BASE)
    ? [path.resolve('dist/remote'), pathname.slice(BASE.length)]
    : [PAGES_DIR, pathname.slice(1)];
  const file = path.join(root, rest);
  return file.startsWith(root) && path.extname(file) !== '' && existsSync(file) ? file : undefined;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

const headersOf = (extension: string, bytes: Buffer) => ({
  'content-type': contentType(extension) || '',
  'content-encoding': 'br',
  'content-length': bytes.length,
});

/** Files are compressed once, at the best quality: the browser is measured, not the server. */
const compressedFiles = new Map<string, Buffer>();

const compress = (key: string, read: () => Buffer): Buffer => {
  const bytes = compressedFiles.get(key) ?? brotliCompressSync(read());
  compressedFiles.set(key, bytes);
  return bytes;
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
    const html = document && inShell(document, shell);
    const file = fileAt(pathname);
    if (html !== undefined) {
      const bytes = compress(html, () => Buffer.from(html));
      response.writeHead(200, { ...headersOf('.html', bytes), 'cache-control': 'no-cache' }).end(bytes);
    } else if (file !== undefined) {
      const bytes = compress(file, () => readFileSync(file));
      response
        .writeHead(200, { ...headersOf(path.extname(file), bytes), 'cache-control': IMMUTABLE })
        .end(bytes);
    } else otherwise(request, response);
  });
