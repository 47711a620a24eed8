import { useCallback, useState } from 'react';
import { useStore } from '../../../ui/use-store';
import type { MenusStore } from '../state';
import { usePanelStack } from './use-panel-stack';

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
