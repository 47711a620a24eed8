import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/ecom/my-host/',
  plugins: [reactRouter()],
  server: { proxy: { '^/(?!ecom/my-host/)': 'http://127.0.0.1:3000' } },
  // One copy of React for the page and for the loader.
  resolve: { dedupe: ['react', 'react-dom'] },
});
