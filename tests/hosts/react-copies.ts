import type { Page } from '@playwright/test';

const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/** Replaces the hook of React's developer tools: every copy of react-dom registers itself there once. */
export const watchReact = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    const renderers = new Map<number, unknown>();
    const hook = {
      renderers,
      supportsFiber: true,
      inject: (renderer: unknown) => {
        renderers.set(renderers.size + 1, renderer);
        return renderers.size;
      },
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
    Reflect.set(window, name, hook);
  }, HOOK);

/** Returns how many copies of React's renderer the page runs. */
export const reactCopies = (page: Page): Promise<number> =>
  page.evaluate((name) => {
    const hook = Reflect.get(window, name) as { readonly renderers: ReadonlyMap<number, unknown> };
    return hook.renderers.size;
  }, HOOK);
