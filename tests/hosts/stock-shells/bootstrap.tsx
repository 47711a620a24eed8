import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { lazy, Suspense, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { HeaderConfig, HeaderProps } from '../../../federation/contract';

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

/** Loads another release into the page, whose manifest the event names, and displays its header next to the first. */
document.addEventListener(`switch-${SHELL_NAME}`, (event) => {
  const entry: unknown = event instanceof CustomEvent ? event.detail : undefined;
  registerRemotes([{ name: 'shop_header', entry: String(entry) }], { force: true });
  const Next = lazy(async () => {
    const module = await loadRemote<{ readonly default: ComponentType<HeaderProps> }>('shop_header/Header');
    if (!module) throw new Error('no header');
    return module;
  });
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'next';
  createRoot(place).render(
    <Suspense fallback={null}>
      <Next config={config} />
    </Suspense>,
  );
});
if (element) element.dataset['started'] = '';
