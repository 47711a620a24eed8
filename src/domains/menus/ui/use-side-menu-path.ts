import { useCallback, useState, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../../ui/use-store';
import type { MenusStore } from '../state';

/**
 * Manages the focus and the animation of panels that are pushed over each other and popped. Pushing a panel focuses the
 * heading; popping it focuses the item that pushed it [SLID-1].
 *
 * @param path ids of the panels over the first one, outermost first. Pass the same array until the ids change
 */
const usePanelStack = (path: readonly string[]) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const origins = useRef<HTMLElement[]>([]);
  const depth = useRef(path.length);
  const [before, setBefore] = useState(path);
  const [leaving, setLeaving] = useState<readonly string[]>();
  if (before !== path) {
    setBefore(path);
    setLeaving(path.length < before.length ? before : undefined);
  }

  useLayoutEffect(() => {
    const change = path.length - depth.current;
    depth.current = path.length;
    const origin = change < 0 ? origins.current[path.length] : undefined;
    if (origin?.isConnected) origin.focus({ preventScroll: true });
    else if (change) heading.current?.focus();
  }, [path]);

  const setOrigin = useCallback((item: HTMLElement) => {
    origins.current[depth.current] = item;
  }, []);

  return {
    heading,
    /** Path of the popped panel while its animation runs. */
    leaving,
    /** Call when the animation of the popped panel has ended. */
    onLeft: () => {
      setLeaving(undefined);
    },
    /** Stores the item that pushes the next panel, to focus it when the panel is popped. */
    setOrigin,
  };
};

const ROOT_PATH: readonly string[] = [];
/** An id that no category has. */
export const SEASON = ' season';
const SEASON_PATH: readonly string[] = [SEASON];

/**
 * Manages the panels over the first panel of the side menu: the path of categories, or the seasonal content [SLID-1].
 *
 * @param store undefined without the categories
 */
export const useSideMenuPath = (store: MenusStore | undefined) => {
  const [isInSeason, setIsInSeason] = useState(false);
  const categories = useStore(store, (state) => (state.root === 'Shop' ? state.path : ROOT_PATH), ROOT_PATH);
  const path = isInSeason ? SEASON_PATH : categories;
  const { setOrigin, ...stack } = usePanelStack(path);
  const back = () => {
    if (isInSeason) setIsInSeason(false);
    else store?.getState().backTo(path.length - 1);
  };
  const push = useCallback(
    (item: HTMLElement, id: string) => {
      setOrigin(item);
      const state = store?.getState();
      state?.enter(state.path.length, id);
    },
    [store, setOrigin],
  );
  const pushSeason = useCallback(
    (item: HTMLElement) => {
      setOrigin(item);
      setIsInSeason(true);
    },
    [setOrigin],
  );
  return { ...stack, path, back, push, pushSeason };
};
