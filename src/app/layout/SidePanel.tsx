import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useLazy } from '../../ui/use-lazy';
import type { SideMenuProps } from './SideMenu';

const loadSideMenu = async () => (await import(/* webpackChunkName: "slide-out" */ './SideMenu')).SideMenu;

/** The menu button's panel; its code is fetched when the button is pressed [SLID-1]. */
export const SidePanel = (props: SideMenuProps) => {
  const { page, report } = props.header;
  const isOpen = useStore(page, ({ openPanel }) => openPanel === 'menu');
  const giveUp = useCallback(
    (error: unknown) => {
      report('menu', error);
      // Nothing lies open, so nothing may hold the page still; the next press fetches anew.
      page.getState().open('none');
    },
    [page, report],
  );
  const SideMenu = useLazy(loadSideMenu, isOpen, giveUp);
  return isOpen && SideMenu && <SideMenu {...props} />;
};
