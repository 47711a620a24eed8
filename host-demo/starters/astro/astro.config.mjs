import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({
  base: '/ecom/my-host/',
  output: 'server',
  trailingSlash: 'always',
  adapter: node({ mode: 'standalone' }),
  // A policy without `unsafe-inline` refuses inline style sheets.
  build: { inlineStylesheets: 'never' },
  server: { host: '127.0.0.1' },
  vite: { server: { proxy: { '^/(?!ecom/my-host/)': 'http://127.0.0.1:3000' } } },
});
