import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [sveltekit({ adapter: adapter(), paths: { base: '/ecom/my-host', relative: false } })],
  server: { proxy: { '^/(?!ecom/my-host/)': 'http://127.0.0.1:3000' } },
});
