import { defineEventHandler, proxyRequest } from 'h3';

const BASE = '/ecom/my-host/';
const SHOP = 'http://127.0.0.1:3000';

export default defineNuxtConfig({
  compatibilityDate: '2026-11-30',
  app: { baseURL: BASE, head: { htmlAttrs: { lang: 'en-GB' } } },
  // A policy without `unsafe-inline` refuses inline style sheets.
  features: { inlineStyles: false },
  telemetry: false,
  devtools: { enabled: false },
  // Sends all other requests to the shop while you develop.
  devServerHandlers: [
    {
      route: '',
      handler: defineEventHandler((event) =>
        event.path.startsWith(BASE)
          ? undefined
          : proxyRequest(event, SHOP + event.path, { fetchOptions: { redirect: 'manual' } }),
      ),
    },
  ],
});
