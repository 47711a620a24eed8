import { useDeferredValue, useLayoutEffect, useState, type PointerEvent } from 'react';
import { useStore } from '../../../ui/use-store';
import type { Clock } from '../../../kernel/clock';
import { GROCERIES } from '../category-ids';
import { createHoverIntent, type Edge } from '../hover-intent';
import { createMenuKeys } from '../menu-keys';
import { isMouseMove, type MenuTrigger } from '../menu-trigger';
import type { MenuFragment } from '../ports';
import type { MenusStore } from '../state';
import { MegaMenuAside } from './MegaMenuAside';
import { Column } from './Column';
import { DropPanel } from './DropPanel';
import * as styles from './MegaMenu.module.css';
import type { MenuParts } from './menu-parts';
import type { SisterShopCard } from './SisterShops';
import { GROCERIES_LABEL } from '../texts';

export interface MegaMenuProps {
  /** A closed menu is also rendered, so that opening it only makes it visible. */
  readonly isOpen: boolean;
  readonly menus: MenuParts;
  readonly clock: Pick<Clock, 'after'>;
  readonly trigger: MenuTrigger;
  readonly sisterShops: readonly SisterShopCard[];
  /** Undefined when the user cannot sign out here [MEGA-7]. */
  readonly signOutHref: string | undefined;
  readonly seasonal: MenuFragment | undefined;
  /** Distance in CSS pixels from the top of the viewport to the panel. */
  readonly top: number;
  readonly onClose: () => void;
  readonly onFollow: (label: string, type: 'category' | 'link') => void;
  readonly report: (region: string, error: unknown) => void;
}

const FIRST: readonly string[] = [GROCERIES];
const NONE: readonly string[] = [];

/** The item of an event's target. `data-item` is the category's id, `data-column` the level of a column. */
const itemAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;

/** The side of a column that is nearest to the pointer. */
const edgeOf = (column: Element | null | undefined, x: number): Edge | undefined => {
  if (!column) return undefined;
  const { left, right, top, bottom } = column.getBoundingClientRect();
  return { x: x < left ? left : right, top, bottom };
};

/** Opens the panel of an item on which the mouse stops, but not of items that it only passes. */
const useHoverIntent = (store: MenusStore, clock: Pick<Clock, 'after'>) => {
  const [hover] = useState(() => {
    let hoveredLevel = 0;
    const intent = createHoverIntent({
      clock,
      onLoad: (id) => {
        store.getState().prefetch(id);
      },
      onOpen: (id) => {
        store.getState().enter(hoveredLevel, id);
      },
    });
    return {
      stop: intent.stop,
      move: (event: PointerEvent) => {
        const { target, clientX, clientY, currentTarget } = event;
        if (!isMouseMove(event)) return;
        const item = itemAt(target);
        if (!item || !store.getState().isOpen) {
          intent.stop();
          return;
        }
        const level = Number(item.dataset['level']);
        if (level !== hoveredLevel) intent.stop();
        hoveredLevel = level;
        const { ariaExpanded } = item;
        intent.move({
          id: ariaExpanded ? item.dataset['item'] : undefined,
          isOpen: ariaExpanded === 'true',
          point: { x: clientX, y: clientY },
          edge: edgeOf(currentTarget.querySelector(`[data-column='${String(level + 1)}']`), clientX),
        });
      },
    };
  });
  return hover;
};

/** The panel under 'Groceries': one column for each level, and the content next to them [MEGA-1] [MEGA-3]. */
export const MegaMenu = (props: MegaMenuProps) => {
  const { isOpen, menus, clock, onClose, onFollow, report } = props;
  const { store } = menus;
  const path = useStore(store, (state) => state.path);
  const hover = useHoverIntent(store, clock);
  const [pressKey] = useState(createMenuKeys);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // The columns are removed after the panel has closed, when the focus has already left them.
    return () => {
      hover.stop();
      const { root, close } = store.getState();
      if (root === 'Groceries') close();
    };
  }, [isOpen, hover, store]);
  // The opened column is painted before the content next to it.
  const shown = useDeferredValue(isOpen ? path : NONE, NONE);
  const innermost = shown.at(-1);
  return (
    <DropPanel {...props} label={GROCERIES_LABEL} isLaidOut>
      <div
        className={styles.mega}
        role="presentation"
        onPointerMove={hover.move}
        onPointerLeave={hover.stop}
        onPointerDown={hover.stop}
        onKeyDown={({ nativeEvent }) => {
          pressKey(nativeEvent);
        }}
      >
        <Column
          menus={menus}
          path={FIRST}
          signOutHref={props.signOutHref}
          onClose={onClose}
          onFollow={onFollow}
        />
        {innermost !== undefined && (
          <MegaMenuAside
            key={innermost}
            id={innermost}
            columns={shown.length}
            store={store}
            seasonal={props.seasonal}
            sisterShops={props.sisterShops}
            onFollow={onFollow}
            report={report}
          />
        )}
      </div>
    </DropPanel>
  );
};
