import { request as sendRequest } from 'node:http';
import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

const BASE = '/ecom/my-host/';
const SHOP = 'http://127.0.0.1:3000';

/** The paths of this host's pages, and of the files that Vite serves without the base. */
const OWN = new RegExp(`^(?:${BASE}|/@|/src/|/node_modules/)`);

/**
 * Sends all other requests to the shop while you develop. Vite's own `server.proxy` is too late: Astro's middleware comes
 * first, removes the base from the paths of this host's pages, and returns 404 for every other page.
 */
const shopProxy = {
  name: 'shop-proxy',
  enforce: 'post',
  configureServer:
    ({ middlewares }) =>
    () =>
      middlewares.stack.unshift({
        route: '',
        handle: (request, response, next) => {
          const { method, headers, url } = request;
          if (OWN.test(url)) return next();
          const options = { method, headers: { ...headers, host: new URL(SHOP).host } };
          const proxied = sendRequest(SHOP + url, options, (shopResponse) => {
            response.writeHead(shopResponse.statusCode, shopResponse.headers);
            shopResponse.pipe(response);
          });
          return request.pipe(proxied.on('error', next));
        },
      }),
};

export default defineConfig({
  base: BASE,
  output: 'server',
  trailingSlash: 'always',
  adapter: node({ mode: 'standalone' }),
  // A policy without `unsafe-inline` refuses inline style sheets.
  build: { inlineStylesheets: 'never' },
  server: { host: '127.0.0.1' },
  vite: { plugins: [shopProxy] },
});
