import { useDeferredValue, useLayoutEffect, useState, type PointerEvent } from 'react';
import { useStore } from 'zustand';
import type { Clock } from '../../../kernel/clock';
import { GROCERIES } from '../category-ids';
import { createHoverPath, type Edge } from '../hover-path';
import type { Opener } from '../opener';
import type { MenuFragment } from '../ports';
import type { MenusStore } from '../store';
import { Beside } from './Beside';
import { Column } from './Column';
import { DropPanel } from './DropPanel';
import * as styles from './MegaMenu.module.css';
import type { SisterShopCard } from './SisterShops';

export interface MegaMenuProps {
  /** A closed one stands ready in the page, so that opening it is no more than showing it. */
  readonly isOpen: boolean;
  readonly store: MenusStore;
  readonly clock: Pick<Clock, 'after'>;
  readonly opener: Opener;
  readonly sisterShops: readonly SisterShopCard[];
  /** Undefined for whoever can't sign out here [MEGA-7]. */
  readonly signOutHref: string | undefined;
  readonly seasonal: MenuFragment | undefined;
  /** Where the panel begins, in CSS pixels of the viewport. */
  readonly top: number;
  readonly onClose: () => void;
  /** Something was pressed, by its label. */
  readonly onFollow: (label: string, type: 'category' | 'link') => void;
  readonly report: (region: string, error: unknown) => void;
}

const FIRST: readonly string[] = [GROCERIES];
const NONE: readonly string[] = [];

/** Ids of items are theirs in the taxonomy; a column's is its level. */
const itemAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;

/** The side of a column that a pointer beside it comes to first. */
const edgeOf = (column: Element | null | undefined, x: number): Edge | undefined => {
  if (!column) return undefined;
  const { left, right, top, bottom } = column.getBoundingClientRect();
  return { x: x < left ? left : right, top, bottom };
};

/** Opens the panels of items that a mouse rests on, and no others on its way there. */
const useHoverPath = (store: MenusStore, clock: Pick<Clock, 'after'>) => {
  const [hover] = useState(() => {
    let at = 0;
    const path = createHoverPath({
      clock,
      onWanted: (id) => {
        store.getState().prefetch(id);
      },
      onRest: (id) => {
        store.getState().enter(at, id);
      },
    });
    return {
      stop: path.stop,
      move: ({ pointerType, target, clientX, clientY, currentTarget }: PointerEvent) => {
        const item = itemAt(target);
        const level = Number(item?.dataset['level']);
        if (pointerType !== 'mouse' || !item || Number.isNaN(level)) {
          path.stop();
          return;
        }
        if (level !== at) path.stop();
        at = level;
        const { id, isParent } = { id: item.dataset['item'], isParent: item.ariaExpanded !== null };
        path.move({
          id: isParent ? id : undefined,
          isOpen: item.ariaExpanded === 'true',
          point: { x: clientX, y: clientY },
          edge: edgeOf(currentTarget.querySelector(`[data-column='${String(level + 1)}']`), clientX),
        });
      },
    };
  });
  return hover;
};

/** The panel under 'Groceries': one column a level, and beside them what editors wrote [MEGA-1] [MEGA-3]. */
export const MegaMenu = ({
  isOpen,
  store,
  clock,
  opener,
  top,
  onClose,
  onFollow,
  report,
  ...rest
}: MegaMenuProps) => {
  const path = useStore(store, (state) => state.path);
  const hover = useHoverPath(store, clock);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // Columns go once the panel is closed: the focus has left them then.
    return () => {
      hover.stop();
      const { root, close } = store.getState();
      if (root === 'Groceries') close();
    };
  }, [isOpen, hover, store]);
  // The column that was asked for is painted first.
  const shown = useDeferredValue(isOpen ? path : NONE, NONE);
  const innermost = shown.at(-1);
  return (
    <DropPanel label="Groceries" isOpen={isOpen} isLaidOut opener={opener} top={top} onClose={onClose}>
      <div
        className={styles.mega}
        onPointerMove={hover.move}
        onPointerLeave={hover.stop}
        onPointerDown={hover.stop}
      >
        <Column
          store={store}
          path={FIRST}
          signOutHref={rest.signOutHref}
          onClose={onClose}
          onFollow={onFollow}
        />
        {innermost !== undefined && (
          <Beside
            key={innermost}
            id={innermost}
            columns={shown.length}
            store={store}
            seasonal={rest.seasonal}
            sisterShops={rest.sisterShops}
            onFollow={onFollow}
            report={report}
          />
        )}
      </div>
    </DropPanel>
  );
};
