/** The functions that React's hooks call while the light root renders a component. */
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';
import { childOf, ROOT, treeId, type TreePosition } from './tree-id';

declare module 'react' {
  export const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {
    /** What hooks call; null while no component renders. */
    H: unknown;
  };
}

/** What a component keeps between renders. */
export interface Memory {
  /** One for each call of a hook. */
  readonly cells: Cell[];
  /** Renders the component again. */
  readonly schedule: () => void;
}

interface Cell {
  value?: unknown;
  deps?: readonly unknown[] | undefined;
  /** Ends an effect or a subscription. */
  stop?: (() => void) | undefined;
  set?: (next: unknown) => void;
  get?: () => unknown;
}

/** What a component's hooks wait for: its nodes are in the page, first for layout effects, then for the others. */
export interface Effects {
  readonly layout: (() => void)[];
  readonly passive: (() => void)[];
}

interface Rendering {
  memory: Memory;
  /** How many hooks have been called. */
  index: number;
  ids: number;
  position: TreePosition;
  effects: Effects;
  /** Whether the component has changed its own state. */
  isChanged: boolean;
}

const NO_EFFECTS: Effects = { layout: [], passive: [] };

/** The component that renders now; hooks are called only while one does. */
let current: Rendering = {
  ...{ memory: { cells: [], schedule: () => undefined }, index: 0, ids: 0 },
  ...{ position: ROOT, effects: NO_EFFECTS, isChanged: false },
};

const nextCell = (): Cell => {
  const { memory } = current;
  return (memory.cells[current.index++] ??= {});
};

const isSame = (before: readonly unknown[] | undefined, after: readonly unknown[] | undefined): boolean =>
  before !== undefined && after?.every((value, index) => Object.is(value, before[index])) === true;

const useState = (initial: unknown): readonly unknown[] => {
  const cell = nextCell();
  const { memory } = current;
  if (!cell.set) {
    cell.value = typeof initial === 'function' ? (initial as () => unknown)() : initial;
    cell.set = (next) => {
      const value: unknown =
        typeof next === 'function' ? (next as (value: unknown) => unknown)(cell.value) : next;
      if (Object.is(value, cell.value)) return;
      cell.value = value;
      if (current.memory === memory) current.isChanged = true;
      else memory.schedule();
    };
  }
  return [cell.value, cell.set];
};

const useMemo = (create: () => unknown, deps?: readonly unknown[]): unknown => {
  const cell = nextCell();
  if (!isSame(cell.deps, deps)) Object.assign(cell, { value: create(), deps });
  return cell.value;
};

const effectHook =
  (kind: keyof Effects) =>
  (effect: () => unknown, deps?: readonly unknown[]): void => {
    const cell = nextCell();
    if (isSame(cell.deps, deps)) return;
    cell.deps = deps;
    current.effects[kind].push(() => {
      cell.stop?.();
      cell.stop = effect() as (() => void) | undefined;
    });
  };

const useSyncExternalStore = (
  subscribe: (changed: () => void) => () => void,
  get: () => unknown,
): unknown => {
  const cell = nextCell();
  const { effects, memory } = current;
  cell.get = get;
  cell.value = get();
  if (cell.deps?.[0] !== subscribe) {
    cell.deps = [subscribe];
    effects.layout.push(() => {
      cell.stop?.();
      cell.stop = subscribe(() => {
        if (!Object.is(cell.get?.(), cell.value)) memory.schedule();
      });
    });
  }
  return cell.value;
};

const readContext = ({ _currentValue }: { readonly _currentValue: unknown }): unknown => _currentValue;

const DISPATCHER = {
  useState,
  useMemo,
  useCallback: (callback: unknown, deps?: readonly unknown[]) => useMemo(() => callback, deps),
  useRef: (current: unknown) => useState({ current })[0],
  useEffect: effectHook('passive'),
  useLayoutEffect: effectHook('layout'),
  useSyncExternalStore,
  // What a first render shows; the rest can wait for React.
  useDeferredValue: (value: unknown, initial = value) => initial,
  useId: () => treeId(current.position, current.ids++),
  useContext: readContext,
  use: readContext,
};

/** Ends the effects and subscriptions of a component, and throws away what it has kept. */
export const forget = ({ cells }: Memory): void => {
  for (const { stop } of cells) stop?.();
  cells.length = 0;
};

/**
 * Renders a component whose hooks keep their values in `memory`; again if it has changed its own state.
 *
 * @param position where the component is in the tree
 * @returns what it renders, the position of that, and the effects that wait
 */
export const callComponent = (
  memory: Memory,
  position: TreePosition,
  call: () => unknown,
): { readonly node: unknown; readonly position: TreePosition; readonly effects: Effects } => {
  const outer = current;
  const outerHooks = internals.H;
  internals.H = DISPATCHER;
  const effects: Effects = { layout: [], passive: [] };
  try {
    for (;;) {
      const own: Rendering = { memory, index: 0, ids: 0, position, effects, isChanged: false };
      current = own;
      const node = call();
      if (!own.isChanged)
        return { node, position: own.ids > 0 ? childOf(position, 1, 0) : position, effects };
    }
  } finally {
    current = outer;
    internals.H = outerHooks;
  }
};
