import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useStore } from '../../ui/use-store';
import { promoteToTopLayer } from '../../ui/top-layer';
import { useDismiss } from '../../ui/use-dismiss';
import { useLazy } from '../../ui/use-lazy';
import type { ConnectedSideMenuProps } from './ConnectedSideMenu';
import * as styles from './SideMenuDrawer.module.css';

const SideMenuSkeleton = ({ onClose }: { readonly onClose: () => void }) => {
  const skeleton = useRef<HTMLDivElement>(null);
  useDismiss(skeleton, true, (reason) => {
    // A press on the menu button closes the menu by itself.
    if (reason === 'escape') onClose();
  });
  useEffect(() => {
    promoteToTopLayer(skeleton.current);
  }, []);
  return (
    // For the eye only: the menu button says that it is busy, and closes the menu again.
    <div ref={skeleton} className={styles.backdrop} aria-hidden="true" onClick={onClose}>
      <div className={styles.skeleton} />
    </div>
  );
};

interface OpenMenuProps extends ConnectedSideMenuProps {
  /** Undefined until its code is loaded. */
  readonly Menu: ComponentType<ConnectedSideMenuProps> | undefined;
}

const OpenMenu = ({ Menu, ...props }: OpenMenuProps) => {
  const [hasSkeleton] = useState(!Menu);
  return (
    <div className={hasSkeleton ? styles.waited : undefined}>
      {Menu ? (
        <Menu {...props} />
      ) : (
        <SideMenuSkeleton onClose={() => props.header.page.getState().open('none')} />
      )}
    </div>
  );
};

const loadMenu = () =>
  import(/* webpackChunkName: "side-menu" */ './ConnectedSideMenu').then(
    (loaded) => loaded.ConnectedSideMenu,
  );

/** The panel of the menu button. Its code is lazy-loaded with the first press [SLID-1]. */
export const SideMenuDrawer = (props: ConnectedSideMenuProps) => {
  const { page, report } = props.header;
  const isOpen = useStore(page, ({ openPanel }) => openPanel === 'menu');
  const onFailure = useCallback(
    (error: unknown, isWanted: boolean) => {
      report('menu', error);
      // A panel that is not rendered must not lock the page. The next press loads the code again.
      if (isWanted) page.setState({ sideMenu: 'failed', openPanel: 'none' });
    },
    [page, report],
  );
  const ConnectedSideMenu = useLazy(loadMenu, isOpen, onFailure);
  useEffect(() => {
    if (isOpen) page.setState({ sideMenu: ConnectedSideMenu ? 'loaded' : 'loading' });
  }, [page, isOpen, ConnectedSideMenu]);
  return isOpen && <OpenMenu {...props} Menu={ConnectedSideMenu} />;
};
