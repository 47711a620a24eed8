import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { HeaderConfig } from '../../../federation/contract';
import { prepareHeader, RemoteHeader, type LoaderOptions } from '../../../federation/loader/react';

const config = JSON.parse(document.querySelector('#config')?.textContent ?? '') as HeaderConfig;
const element = document.querySelector<HTMLElement>('#root');
if (element) {
  const options = {
    base: '/ecom/assets/mfe/common/',
    onLoaded: () => {
      element.dataset['loaded'] = '';
    },
  };
  prepareHeader(options);
  // Options of the component only, which a test gives.
  const own = JSON.parse(document.querySelector('#loader')?.textContent ?? '{}') as Partial<LoaderOptions>;
  let root: Root | undefined;
  document.addEventListener('show', () => {
    root = createRoot(element);
    flushSync(() => {
      root?.render(<RemoteHeader {...options} {...own} config={config} />);
    });
    element.dataset['first'] = element.querySelector('header') ? 'header' : 'place';
  });
  document.addEventListener('hide', () => {
    root?.unmount();
  });
}
