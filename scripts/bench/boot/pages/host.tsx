import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { HeaderConfig } from '../../../../federation/contract';
import type { HeaderRelease } from '../../../../federation/loader';

/** What the page's server has put into it. */
export interface BootFacts {
  readonly config: HeaderConfig;
  readonly base: string;
  readonly release: HeaderRelease;
}

export const readFacts = (): BootFacts =>
  JSON.parse(document.getElementById('facts')?.textContent ?? 'null') as BootFacts;

/** A host of nearly nothing: whatever its own code weighs would hide what the header costs. */
export const start = (header: ReactNode): void => {
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no place for its content');
  createRoot(element).render(
    <>
      {header}
      <main id="main">
        <h1>Groceries</h1>
      </main>
    </>,
  );
};
