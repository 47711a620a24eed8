import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { renderHeader } from 'shop-header-server';
import { config } from './config';
import release from '../header/release.json';
import { LOADER } from './loader';

const ORIGIN = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:3000';
const PLAIN_LINKS = `<!--shop-header links-->
  <nav aria-label="Fernleigh">
    <a href="/ecom/shop/browse/groceries">Groceries</a> <a href="/ecom/shop/trolley">Trolley</a>
  </nav>`;

const SCRIPT = readFileSync('dist/public/main.js');
const INTEGRITY = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;

/** Returns the headers of a page: its inline elements need the nonce, its scripts from addresses a hash. */
const headersOf = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-header shop-header-loader',
  ].join('; '),
  'integrity-policy': 'blocked-destinations=(script)',
});

const render = (path: string, nonce: string) => {
  try {
    return renderHeader({ config }, { url: ORIGIN + path, base: LOADER.base + release.path, nonce });
  } catch (error) {
    console.error(error);
    return { html: PLAIN_LINKS, head: '', state: '' };
  }
};

const pageAt = (path: string, nonce: string): string => {
  const { html, head, state } = render(path, nonce);
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>My page</title>
    <style nonce="${nonce}">html { scroll-padding-top: var(--shop-header-height); } body { margin: 0; }</style>
    ${head}
    <script src="/ecom/my-host/main.js" integrity="${INTEGRITY}" crossorigin defer nonce="${nonce}"></script>
  </head>
  <body>
    <div id="shop-header">${html}</div>
    <main id="main"><h1>My page</h1></main>
    ${state}
  </body>
</html>`;
};

const server = createServer(({ url = '/' }, response) => {
  if (url === '/ecom/my-host/main.js') {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    return;
  }
  const nonce = randomBytes(16).toString('base64url');
  response.writeHead(200, headersOf(nonce)).end(pageAt(url, nonce));
});

server.listen(Number(process.env['PORT'] ?? 3001), '127.0.0.1');
