import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from './config';

const Header = lazy(() => import('shop_header/Header'));

const Reserved = () => <div style={{ minBlockSize: matchMedia('(min-width: 992px)').matches ? 159 : 50 }} />;

const App = () => (
  <>
    <Suspense fallback={<Reserved />}>
      <Header config={config} />
    </Suspense>
    <main id="main">
      <h1>My page</h1>
    </main>
  </>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
