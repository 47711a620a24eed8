import { lazy, Suspense } from 'react';
import { readShellConfig } from '../../shop/shell-config';
import { renderHost } from '../HostPage';

const Header = lazy(() => import('shop_header/Header'));

renderHost(
  <Suspense fallback={<div className="header-space" />}>
    <Header config={readShellConfig(document).header} />
  </Suspense>,
);
