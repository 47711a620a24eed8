import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { HeaderConfig } from '../../../../federation/contract';
import type { HeaderRelease } from '../../../../federation/loader';

/** What the server embeds in the page. */
export interface HostFacts {
  readonly config: HeaderConfig;
  readonly base: string;
  readonly release: HeaderRelease;
}

export const readFacts = (): HostFacts =>
  JSON.parse(document.getElementById('facts')?.textContent ?? 'null') as HostFacts;

/** A minimal host: the weight of its own code would hide the cost of the header. */
export const start = (header: ReactNode): void => {
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no #root element');
  createRoot(element).render(
    <>
      {header}
      <main id="main">
        <h1>Groceries</h1>
      </main>
    </>,
  );
};
