import { useState } from 'react';

/** As the page's server has put it into the page. */
export const kindIn = (page: Document): string =>
  page.querySelector<HTMLTemplateElement>('#kind')?.content.textContent ?? '';

/** What a host's page holds below its header: proof that it goes on, whatever the header does. */
export const HostPage = ({ kind }: { readonly kind: string }) => {
  const [presses, setPresses] = useState(0);
  return (
    <main id="main" tabIndex={-1}>
      <h1>{kind}</h1>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
    </main>
  );
};
