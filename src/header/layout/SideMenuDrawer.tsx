import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useLazy } from '../../ui/use-lazy';
import type { ConnectedSideMenuProps } from './ConnectedSideMenu';

/** The panel of the menu button. Its code is lazy-loaded with the first press [SLID-1]. */
export const SideMenuDrawer = (props: ConnectedSideMenuProps) => {
  const { page, report } = props.header;
  const isOpen = useStore(page, ({ openPanel }) => openPanel === 'menu');
  const load = useCallback(
    () =>
      import(/* webpackChunkName: "side-menu" */ './ConnectedSideMenu').then(
        (loaded) => loaded.ConnectedSideMenu,
        (error: unknown) => {
          // Reported also when the shopper has closed the menu meanwhile.
          report('menu', error);
          throw error;
        },
      ),
    [report],
  );
  const onFailure = useCallback(() => {
    // A panel that is not rendered must not lock the page. The next press loads the code again.
    page.setState({ sideMenu: 'failed', openPanel: 'none' });
  }, [page]);
  const ConnectedSideMenu = useLazy(load, isOpen, onFailure);
  useEffect(() => {
    if (isOpen) page.setState({ sideMenu: ConnectedSideMenu ? 'loaded' : 'loading' });
  }, [page, isOpen, ConnectedSideMenu]);
  return isOpen && ConnectedSideMenu && <ConnectedSideMenu {...props} />;
};
