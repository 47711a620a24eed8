import { useCallback, useEffect, type ReactNode } from 'react';
import { SlideOut } from '../../domains/menus';
import { useLazy } from '../../ui/use-lazy';
import type { HeaderObject } from '../create-header';
import { SLIDE_OUT_ORDER } from './slide-out-order';
import * as styles from './SideMenu.module.css';
import { useEngine } from './use-engine';
import type { HeaderLinks } from './use-header-links';

export interface SideMenuProps {
  readonly header: HeaderObject;
  readonly links: HeaderLinks;
  readonly children: ReactNode;
}

/** What lies in the side panel; its categories may come after it, or never. */
export const SideMenu = ({ header, links, children }: SideMenuProps) => {
  const { page, report } = header;
  const engine = useEngine(header);
  const onMissing = useCallback(
    (error: unknown) => {
      report('menu categories', error);
    },
    [report],
  );
  const menus = useLazy(engine?.loadMenus, true, onMissing);
  const close = () => {
    page.getState().open('none');
  };

  useEffect(() => {
    if (!menus) return undefined;
    const { open, close: leave } = menus.store.getState();
    menus.prepare();
    open('Shop');
    return leave;
  }, [menus]);

  // Where a page changes without ending, its menu goes with it.
  useEffect(
    () =>
      page.subscribe(({ here, open }, before) => {
        if (here !== before.here) open('none');
      }),
    [page],
  );

  const groups = SLIDE_OUT_ORDER.map(({ name, ids }) => ({ name, links: links.inOrder(ids) }));
  return (
    <SlideOut
      groups={groups}
      currentPath={links.currentPath}
      menus={menus?.hasCategories ? menus : undefined}
      onClose={close}
    >
      <div className={styles.more}>{children}</div>
    </SlideOut>
  );
};
