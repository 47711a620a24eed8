import { createRoot } from 'react-dom/client';
import { HeaderElement } from './HeaderElement';

const App = () => (
  <>
    <HeaderElement />
    <main id="main">
      <h1>My page</h1>
    </main>
  </>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
