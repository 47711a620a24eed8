import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { readShellConfig } from '../../shop/shell-config';
import { HostPage, kindIn } from '../HostPage';

const Header = lazy(() => import('shop_header/Header'));

const { header } = readShellConfig(document);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <Suspense fallback={<div className="header-space" />}>
        <Header config={header} />
      </Suspense>
      <HostPage kind={kindIn(document)} />
    </>,
  );
