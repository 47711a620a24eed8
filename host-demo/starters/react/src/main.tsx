import { createRoot } from 'react-dom/client';
import { prepareHeader, RemoteHeader } from 'shop-header-loader/react';
import { config } from './config';
import './listen';

const loader = { base: '/ecom/assets/mfe/common/', channel: 'stable' };
prepareHeader(loader);

const App = () => (
  <>
    <RemoteHeader {...loader} config={config} />
    <main id="main">
      <h1>My page</h1>
    </main>
  </>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
