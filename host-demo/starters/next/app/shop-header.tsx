'use client';

import { useRouter } from 'next/navigation';
import { RemoteHeader, type RemoteHeaderProps } from 'shop-header-loader/react';

const HOST = '/ecom/my-host/';

/** The header, with links of this host followed by its router. */
export const ShopHeader = (props: RemoteHeaderProps) => {
  const router = useRouter();
  const navigate = (href: string) => {
    const { pathname, search } = new URL(href, location.href);
    if (pathname.startsWith(HOST)) router.push(`/${pathname.slice(HOST.length)}${search}`);
    else location.assign(href);
  };
  return <RemoteHeader {...props} navigation={{ navigate }} />;
};
