import { useCallback, useEffect, useLayoutEffect, type MouseEvent, type ReactNode } from 'react';
import { linksFor, SideMenu, slotLink, type MenuLink, type LinkId } from '../../domains/menus';
import { useLazy } from '../../ui/use-lazy';
import { useStore } from '../../ui/use-store';
import type { HeaderObject } from '../create-header';
import * as styles from './ConnectedSideMenu.module.css';
import { useRuntime } from './use-runtime';
import type { HeaderLinks } from './use-header-links';
import { SHOP, SIGN_IN, YOUR_ACCOUNT } from './texts';
import { LINK_ORDER } from './link-order';

/** The side menu shows every link. */
export const SIDE_MENU_ORDER = [
  { id: 'visitor', name: SIGN_IN, ids: LINK_ORDER.visitor },
  { id: 'shop', name: SHOP, ids: LINK_ORDER.navigationMain },
  {
    id: 'account',
    name: YOUR_ACCOUNT,
    ids: [
      'slot',
      'trolley',
      'favourites',
      'orders',
      'lists',
      'account',
      'loyalty',
      'deliveryPass',
      'signOut',
    ],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly name: string;
  readonly ids: readonly LinkId[];
}[];

export interface ConnectedSideMenuProps {
  readonly header: HeaderObject;
  readonly links: HeaderLinks;
  readonly hasMultiSearch: boolean;
  readonly children: ReactNode;
}

/** Returns the link of the booked or not yet booked slot, and what its press does. */
const useSlotLink = (header: HeaderObject) => {
  const runtime = useRuntime(header);
  const known = useStore(header.page, ({ preloaded }) => preloaded?.slot?.changeHref);
  const href = useStore(
    runtime?.slot,
    ({ status }) =>
      status.kind === 'booked'
        ? status.slot.label?.changeHref
        : status.kind === 'pending'
          ? known
          : undefined,
    known,
  );
  const follow = ({ id }: MenuLink, event: MouseEvent) => {
    if (id === 'slot') void runtime?.slotDetails.onSlotLink(event);
  };
  return { link: slotLink(header.t, href), follow };
};

/** The content of the side menu. Its categories may load later, or fail to load. */
export const ConnectedSideMenu = ({ header, links, hasMultiSearch, children }: ConnectedSideMenuProps) => {
  const { page, report } = header;
  const runtime = useRuntime(header);
  const onMissing = useCallback((error: unknown) => report('menu categories', error), [report]);
  const menus = useLazy(runtime?.menus.loadMenus, true, onMissing);
  const close = () => page.getState().open('none');

  // Before the categories are visible, because it would close a category that has been pressed.
  useLayoutEffect(() => {
    if (!menus) return undefined;
    const { open, close: closePanel } = menus.store.getState();
    void menus.prepare();
    open('Shop');
    return closePanel;
  }, [menus]);

  // A menu is closed when a client-side router changes the page.
  useEffect(
    () =>
      page.subscribe(({ here, open }, before) => {
        if (here !== before.here) open('none');
      }),
    [page],
  );

  const seasonal = useStore(menus?.store, () => menus?.navMenuStatus().seasonal);
  const { link, follow } = useSlotLink(header);
  const slot = linksFor(new Map([['slot', link]]), ['slot'], links.identity);
  const groups = SIDE_MENU_ORDER.map(({ id: group, name, ids }) => ({
    id: group,
    name,
    links: ids.flatMap((id) => (id === 'slot' ? slot : links.inOrder([id]))),
  }));
  return (
    <SideMenu
      groups={groups}
      currentPath={links.currentPath}
      menus={menus?.hasCategories ? menus : undefined}
      seasonal={seasonal?.title ? { title: seasonal.title, content: seasonal.content } : undefined}
      onMultiSearch={
        hasMultiSearch &&
        runtime &&
        (() => {
          close();
          void runtime.openMultiSearch();
        })
      }
      onFollow={follow}
      onClose={close}
    >
      <div className={styles.more}>{children}</div>
    </SideMenu>
  );
};
