import { useCallback, useEffect, type MouseEvent, type ReactNode } from 'react';
import { linksFor, SlideOut, slotLink, type MenuLink } from '../../domains/menus';
import { Icon } from '../../ui/Icon';
import { useLazy } from '../../ui/use-lazy';
import { useStateOf } from '../../ui/use-state-of';
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

  const seasonal = useStateOf(menus?.store, () => menus?.rowFacts().seasonal, undefined);
  const slotHref = useStateOf(
    engine?.slot,
    ({ status }) => (status.kind === 'booked' ? status.slot.label?.changeHref : undefined),
    undefined,
  );
  const follow = ({ id }: MenuLink, event: MouseEvent) => {
    if (id !== 'slot') return;
    if (slotHref) engine?.slotDetails.onChangeSlot(event);
    else engine?.slotDetails.onBook();
  };

  const slot = linksFor(new Map([['slot', slotLink(slotHref)]]), ['slot'], links.identity);
  const groups = SLIDE_OUT_ORDER.map(({ name, ids }) => ({
    name,
    links: ids.flatMap((id) => (id === 'slot' ? slot : links.inOrder([id]))),
  }));
  return (
    <SlideOut
      groups={groups}
      currentPath={links.currentPath}
      menus={menus?.hasCategories ? menus : undefined}
      icons={{ slot: <Icon name={slotHref ? 'calendarBooked' : 'calendar'} /> }}
      seasonal={seasonal?.title ? { title: seasonal.title, content: seasonal.content } : undefined}
      onFollow={follow}
      onClose={close}
    >
      <div className={styles.more}>{children}</div>
    </SlideOut>
  );
};
