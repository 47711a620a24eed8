import { defineConfig } from 'vite';

export default defineConfig({
  base: '/ecom/my-host/',
  server: { proxy: { '^/(?!ecom/my-host/)': 'http://127.0.0.1:3000' } },
});
