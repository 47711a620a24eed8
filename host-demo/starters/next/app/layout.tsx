import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { HeaderHead } from 'shop-header-loader/head';
import { renderHeader } from 'shop-header-server';
import release from '../header/release.json';
import { config } from './config';
import './page.css';
import { ShopHeader } from './shop-header';

const PAGE = `${process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:3001'}/ecom/my-host/`;
const BASE = `/ecom/assets/mfe/common/${release.path}`;

const Layout = async ({ children }: { readonly children: ReactNode }) => {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const { html, headElements, props } = renderHeader(
    { config },
    { url: PAGE, base: BASE, sharesReact: true, nonce },
  );
  return (
    <html lang="en-GB">
      <head>
        <HeaderHead elements={headElements} />
      </head>
      <body>
        <ShopHeader {...props} html={html} />
        <main id="main">{children}</main>
      </body>
    </html>
  );
};

export default Layout;
