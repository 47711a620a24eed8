import { Component, lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

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

const config: unknown = JSON.parse(document.querySelector('#config')?.textContent ?? '');
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Boundary>
        <Suspense fallback={null}>
          <Header config={config} />
        </Suspense>
      </Boundary>
      <main id="main">A host that the header has never met</main>
    </StrictMode>,
  );
}
