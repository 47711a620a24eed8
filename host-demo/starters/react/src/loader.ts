import type { LoaderOptions } from 'shop-header-loader';

export const loader: LoaderOptions = {
  base: '/ecom/assets/mfe/common/',
  channel: 'stable',
  // Pages on which developers may select another header: never the origin that shoppers use.
  overrideOrigins: ['https://test.shop.example'],
  // Developers' servers that may be named.
  overrideServers: ['http://127.0.0.1:3001'],
};
