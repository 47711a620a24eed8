import { lazy, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { HeaderConfig } from '../../../federation/contract';

/** One of several stock hosts of a page. Each has its own copy of React, and its own element. */
declare const SHELL_NAME: string;

const Header = lazy(() => import('shop_header/Header'));
const config = JSON.parse(document.querySelector('#config')?.textContent ?? '') as HeaderConfig;
const element = document.querySelector<HTMLElement>(`#${SHELL_NAME}`);

let root: Root | undefined;
const show = (): void => {
  if (!element) return;
  root = createRoot(element);
  root.render(
    <Suspense fallback={null}>
      <Header config={config} />
    </Suspense>,
  );
};
document.addEventListener(`show-${SHELL_NAME}`, show);
document.addEventListener(`hide-${SHELL_NAME}`, () => {
  root?.unmount();
});
if (element) element.dataset['started'] = '';
