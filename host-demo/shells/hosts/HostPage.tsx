import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Reads the host's kind, which the page's server has written into the page. */
export const kindIn = (page: Document): string =>
  page.querySelector<HTMLTemplateElement>('#kind')?.content.textContent ?? '';

/** The content of a host's page below its header: it shows that the page works, whatever the header does. */
export const HostPage = ({ kind }: { readonly kind: string }) => {
  const [presses, setPresses] = useState(0);
  return (
    <main id="main" tabIndex={-1}>
      <h1>{kind}</h1>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
      <p>
        <a href="/demo">Demo panel</a>
      </p>
    </main>
  );
};

/** Renders a host's page with its header in the browser. */
export const renderHost = (header: ReactNode): void => {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      {header}
      <HostPage kind={kindIn(document)} />
    </StrictMode>,
  );
};
