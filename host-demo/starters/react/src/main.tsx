import { createRoot } from 'react-dom/client';
import { prepareHeader, RemoteHeader } from 'shop-header-loader/react';
import { analytics } from './analytics';
import { config } from './config';
import { loader } from './loader';
import './listen';

prepareHeader(loader);

const App = () => (
  <>
    <RemoteHeader {...loader} config={config} analytics={analytics} />
    <main id="main">
      <h1>My page</h1>
    </main>
  </>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
