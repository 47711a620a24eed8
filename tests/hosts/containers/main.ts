/** A page that shows another page, the child, in a container of micro-frontends. Its address names both. */
import microApp from '@micro-zoe/micro-app';
import { loadMicroApp, type MicroApp } from 'qiankun';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import { destroyApp, startApp } from 'wujie';

interface Container {
  readonly open: () => unknown;
  readonly close: () => unknown;
}

const NAME = 'child';
const parameters = new URLSearchParams(location.search);
const url = new URL(parameters.get('child') ?? '', location.href).href;
const container = '#container';

const createQiankun = (): Container => {
  let app: MicroApp | undefined;
  return {
    open: () => {
      app = loadMicroApp({ name: NAME, entry: url, container });
    },
    close: () => app?.unmount(),
  };
};

const createMicroApp = (): Container => {
  microApp.start();
  return {
    open: () => microApp.renderApp({ name: NAME, url, container }),
    close: () => microApp.unmountApp(NAME),
  };
};

/** The application of single-spa is a module of this page. */
const createSingleSpa = (): Container => {
  let isOpen = false;
  const change = (next: boolean) => {
    isOpen = next;
    return triggerAppChange();
  };
  registerApplication({ name: NAME, app: () => import('../child/main'), activeWhen: () => isOpen });
  start();
  return { open: () => change(true), close: () => change(false) };
};

const createWujie = (): Container => ({
  open: () => startApp({ name: NAME, url, el: container }),
  close: () => destroyApp(NAME),
});

const CONTAINERS: Readonly<Record<string, () => Container>> = {
  qiankun: createQiankun,
  'micro-app': createMicroApp,
  'single-spa': createSingleSpa,
  wujie: createWujie,
};

const opened = CONTAINERS[parameters.get('container') ?? '']?.();
for (const name of ['open', 'close'] as const)
  document.addEventListener(`${name}-child`, () => void opened?.[name]());
void opened?.open();
