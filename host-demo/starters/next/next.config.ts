import type { NextConfig } from 'next';

const config: NextConfig = {
  basePath: '/ecom/my-host',
  trailingSlash: true,
  crossOrigin: 'anonymous',
  experimental: { sri: { algorithm: 'sha384' } },
  // In production the shop's edge sends all other paths to their own servers.
  async rewrites() {
    if (process.env.NODE_ENV === 'production') return [];
    return [{ source: '/:path*', destination: 'http://127.0.0.1:3000/:path*', basePath: false }];
  },
};

export default config;
