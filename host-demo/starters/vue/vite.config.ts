import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/ecom/my-host/',
  plugins: [vue()],
  server: { proxy: { '^/(?!ecom/my-host/)': 'http://127.0.0.1:3000' } },
});
