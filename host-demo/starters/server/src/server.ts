import { readFile } from 'node:fs/promises';
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

const render = (path: string) => {
  try {
    return renderHeader({ config }, { url: ORIGIN + path, base: LOADER.base + release.path });
  } catch (error) {
    console.error(error);
    return { html: PLAIN_LINKS, head: '', state: '' };
  }
};

const pageAt = (path: string): string => {
  const { html, head, state } = render(path);
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>My page</title>
    <style>html { scroll-padding-top: var(--shop-header-height); } body { margin: 0; }</style>
    ${head}
    <script src="/ecom/my-host/main.js" defer></script>
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
    response.setHeader('content-type', 'text/javascript');
    void readFile('dist/public/main.js').then((script) => response.end(script));
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(pageAt(url));
});

server.listen(Number(process.env['PORT'] ?? 3001), '127.0.0.1');
