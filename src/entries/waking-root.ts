import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { createLightRoot } from '../light-react/light-root';
import { hydrateCurrentState } from '../ui/use-store';

interface Listener {
  /** React has replaced the nodes, because they were not those that it renders. */
  readonly onRecovered: (error: unknown) => void;
  /** React's code has failed to load. The next call of `wake` loads it again. */
  readonly onFailure: (error: unknown) => void;
}

/** A root whose content React takes over when it is woken. */
export interface WakingRoot {
  readonly render: (tree: ReactNode) => void;
  /** Follows no store until React has taken over: it is about to show what has changed. */
  readonly pause: () => void;
  /** Loads React, and lets it take over. Rejects when its code fails to load. */
  readonly wake: () => Promise<void>;
  readonly unmount: () => void;
}

/** Creates a root in an element, which is empty or has the markup of a server. The first frame needs no `react-dom`. */
export const createWakingRoot = (element: HTMLElement, { onRecovered, onFailure }: Listener): WakingRoot => {
  let tree: ReactNode;
  let root: Root | undefined;
  let isUnmounted = false;
  let waking: Promise<void> | undefined;

  const hydrate = async () => {
    const { takeOver } = await import(/* webpackChunkName: "react-root" */ './react-root');
    if (isUnmounted) return;
    root = hydrateCurrentState(() => {
      light.settle();
      return takeOver(element, () => tree, onRecovered);
    });
    light.leave();
  };
  const wake = () =>
    (waking ??= hydrate().catch((error: unknown) => {
      waking = undefined;
      onFailure(error);
      if (!isUnmounted) light.render(tree);
      throw error;
    }));
  const light = createLightRoot(element, () => {
    wake().catch(() => undefined);
  });
  return {
    render(next) {
      tree = next;
      (root ?? light).render(tree);
    },
    pause: light.pause,
    wake,
    unmount() {
      isUnmounted = true;
      (root ?? light).unmount();
      // A page may keep the handle of a header that it has unmounted.
      tree = root = undefined;
    },
  };
};
