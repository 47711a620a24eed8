/**
 * Renders the header's components without the code of `react-dom`, for pages in which nobody has touched the header. A
 * component renders again when its state or store changes; none has event handlers. Nodes and ids are those that React's
 * server would render for the same state, so React can hydrate them at any time.
 */
import { end, isIn, removeNodes } from './instance';
import { createInstance, renderInside, type Pass } from './render-node';
import { ROOT } from './tree-id';

/** What is rendered without `react-dom`. */
export interface LightRoot {
  /** Renders a node in place of the former one, and follows its stores. */
  readonly render: (node: unknown) => void;
  /** Follows no store until the next `render` or `settle`: React is about to show what has changed. */
  readonly pause: () => void;
  /**
   * Ends effects and subscriptions, and leaves the nodes as a first render of the present state would have them, so that
   * React can hydrate them.
   */
  readonly settle: () => void;
  /** Forgets the nodes, which React has taken over: they would stay in memory. */
  readonly leave: () => void;
  /** Ends effects and subscriptions, and removes the nodes. */
  readonly unmount: () => void;
}

/**
 * Creates a root in an element, which is empty or has the markup of a server for the first render.
 *
 * @param onFailure called when a component has thrown
 */
export const createLightRoot = (container: HTMLElement, onFailure: () => void): LightRoot => {
  let tree: unknown;
  let isFirst = true;
  let isScheduled = false;
  let isPaused = false;

  const renderTree = (isForced: boolean): Pass => {
    const pass: Pass = {
      isFirst,
      isForced,
      refs: [],
      effects: { layout: [], passive: [] },
      schedule,
      onFailure,
    };
    renderInside(pass, { parent: container, last: null }, root, tree, ROOT);
    return pass;
  };
  const render = (isForced: boolean): void => {
    const { refs, effects } = renderTree(isForced);
    isFirst = false;
    for (const run of [...refs, ...effects.layout, ...effects.passive]) run();
  };
  const renderChanged = (): void => {
    isScheduled = false;
    if (!isPaused && isIn(container, root)) render(false);
  };
  /** Renders once, for all changes of one task. */
  const schedule = (): void => {
    if (isScheduled || isPaused) return;
    isScheduled = true;
    Promise.resolve().then(renderChanged).catch(onFailure);
  };
  const root = createInstance(schedule);
  const leave = (): void => {
    isPaused = true;
    tree = undefined;
    root.children = [];
  };

  return {
    render(node) {
      isPaused = false;
      tree = node;
      render(true);
    },
    pause() {
      isPaused = true;
    },
    settle() {
      isPaused = true;
      end(root);
      renderTree(true);
    },
    leave,
    unmount() {
      end(root);
      removeNodes(root);
      leave();
    },
  };
};
