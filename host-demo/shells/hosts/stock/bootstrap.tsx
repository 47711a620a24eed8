import { Component, lazy, Suspense, type ReactNode } from 'react';
import type { HeaderConfig } from '../../../../federation/contract';
import { renderHost } from '../HostPage';

const Header = lazy(() => import('shop_header/Header'));

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>The header is away</p> : this.props.children;
  }
}

const config = document.querySelector('script#shop-config[type="application/json"]');
const page = JSON.parse(config?.textContent ?? '') as { readonly header: HeaderConfig };
renderHost(
  <Boundary>
    <Suspense fallback={null}>
      <Header config={page.header} />
    </Suspense>
  </Boundary>,
);
