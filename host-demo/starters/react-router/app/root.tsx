import type { ReactNode } from 'react';
import { Outlet, Scripts, useNavigate, useRouteLoaderData } from 'react-router';
import { HeaderHead } from 'shop-header-loader/head';
import { RemoteHeader } from 'shop-header-loader/react';
import type { Route } from './+types/root';
import { headerAt } from './header.server';

const HOST = '/ecom/my-host/';

export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname, search } = new URL(request.url);
  return headerAt(pathname + search);
};

/** The header is loaded once; routes change below it. */
export const shouldRevalidate = () => false;

const ShopHeader = ({ header }: { readonly header: ReturnType<typeof headerAt> }) => {
  const follow = useNavigate();
  const navigate = (href: string) => {
    if (href.startsWith(HOST)) void follow(href.slice(HOST.length - 1));
    else location.assign(href);
  };
  return <RemoteHeader {...header.props} html={header.html} navigation={{ navigate }} />;
};

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const header = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>My page</title>
        <style nonce={header?.nonce}>
          {'html { scroll-padding-top: var(--shop-header-height); } body { margin: 0; }'}
        </style>
        {header && <HeaderHead elements={header.headElements} />}
      </head>
      <body>
        {header && <ShopHeader header={header} />}
        <main id="main">{children}</main>
        <Scripts nonce={header?.nonce} />
      </body>
    </html>
  );
};

const Root = () => <Outlet />;

export default Root;
