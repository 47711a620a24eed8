import { createRoot, type Root } from 'react-dom/client';
import type { HeaderConfig } from '../../../federation/contract';
import { RemoteHeader } from '../../../federation/loader/react';

/** One of several shells of a page. Each has its own copies of React and of our loader, and its own element. */
const name = document.currentScript?.dataset['shell'] ?? '';
const config = JSON.parse(document.querySelector('#config')?.textContent ?? '') as HeaderConfig;
const element = document.querySelector<HTMLElement>(`#${name}`);

let root: Root | undefined;
document.addEventListener(`show-${name}`, () => {
  if (!element) return;
  root = createRoot(element);
  root.render(
    <RemoteHeader
      base="/ecom/assets/mfe/common/"
      config={config}
      onProblem={({ kind, message }) => {
        element.dataset['message'] = message;
        element.dataset['problems'] = `${element.dataset['problems'] ?? ''} ${kind}`.trim();
      }}
    />,
  );
});
document.addEventListener(`hide-${name}`, () => {
  root?.unmount();
});
