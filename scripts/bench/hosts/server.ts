import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { contentType } from 'mime-types';
import type { BenchOptions } from '../shared/bench';
import { withServer } from '../shared/server';
import { BASE, createDocuments, PAGES_DIR } from './documents';

const fileAt = (pathname: string): string | undefined => {
  const [root, rest] = pathname.startsWith(BASE)
    ? [path.resolve('dist/remote'), pathname.slice(BASE.length)]
    : [PAGES_DIR, pathname.slice(1)];
  const file = path.join(root, rest);
  return file.startsWith(root) && path.extname(file) !== '' && existsSync(file) ? file : undefined;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files are compressed once, at the best quality: the browser is measured, not the server. */
const compressedFiles = new Map<string, Buffer>();

const send = (response: ServerResponse, extension: string, key: string, read: () => Buffer): void => {
  const bytes = compressedFiles.get(key) ?? brotliCompressSync(read());
  compressedFiles.set(key, bytes);
  response
    .writeHead(200, {
      'content-type': contentType(extension) || '',
      'content-encoding': 'br',
      'content-length': bytes.length,
      'cache-control': extension === '.html' ? 'no-cache' : IMMUTABLE,
    })
    .end(bytes);
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
 * Builds and serves the pages at `/{name}` and at `/shell-{letter}/{name}`, their scripts, and the remote, and runs `use`
 * with a browser. A document is requested again on each visit; all other files stay in the browser's cache.
 *
 * @param options whether the demo's services respond to every other request
 */
export const withHosts = async <T>(
  { hasServices, log }: Pick<BenchOptions, 'log'> & { readonly hasServices: boolean },
  use: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> => {
  log('building the pages');
  const documents: Readonly<Record<string, string>> = await createDocuments();
  const respond = (requested: string, response: ServerResponse): boolean => {
    const [shell, pathname] = splitShell(requested);
    const document = documents[pathname.slice(1)];
    const file = fileAt(pathname);
    if (document !== undefined) {
      const html = inShell(document, shell);
      send(response, '.html', html, () => Buffer.from(html));
    } else if (file !== undefined) send(response, path.extname(file), file, () => readFileSync(file));
    return document !== undefined || file !== undefined;
  };
  return withServer({ respond, hasServices }, use);
};
