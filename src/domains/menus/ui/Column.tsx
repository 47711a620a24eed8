import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { routes } from '../../../kernel/routes';
import { isPlain, Link } from '../../../ui/Link';
import { itemsOf } from '../model';
import type { MenusStore } from '../store';
import * as styles from './Column.module.css';
import { ColumnItem, type ColumnActs } from './ColumnItem';
import { LevelFailed, LevelLoading } from './LevelStates';

interface ColumnProps {
  readonly store: MenusStore;
  /** Ids of the categories from the groceries to this column's; the same array while it shows them. */
  readonly path: readonly string[];
  /** Stands last in the first column [MEGA-7]. */
  readonly signOutHref?: string | undefined;
  readonly onClose: () => void;
  readonly onFollow: (label: string, type: 'category' | 'link') => void;
}

const ALL = { name: 'Groceries', href: routes.groceries };

type ActsInput = Pick<ColumnProps, 'store' | 'onClose' | 'onFollow'>;

const actsOf = (level: number, { store, onClose, onFollow }: ActsInput): ColumnActs => {
  /** The item whose column the last press on it opened, or kept open. */
  let pressed: string | undefined;
  return {
    press(id, name) {
      onFollow(name, 'category');
      const { path, enter, backTo } = store.getState();
      // The first press on what the mouse opened keeps it open.
      if (path[level + 1] === id && pressed === id) {
        pressed = undefined;
        backTo(level);
        return;
      }
      pressed = id;
      enter(level, id);
    },
    follow(name, event) {
      onFollow(name, 'link');
      if (isPlain(event)) onClose();
    },
    prefetch(id) {
      store.getState().prefetch(id);
    },
  };
};

/**
 * The items of one level. An open item's own column stands in the document right behind its button, so that
 * Tab goes there, and is drawn beside this one [MEGA-1] [MEGA-5].
 */
export const Column = ({ store, path, signOutHref, onClose, onFollow }: ColumnProps) => {
  const heading = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const level = path.length - 1;
  const id = path[level] ?? '';
  const tree = useStore(store, (state) => state.tree);
  const wanted = useStore(store, ({ levels }) => levels.get(id));
  // The side menu's way through the shop is another.
  const openId = useStore(store, (state) => (state.root === 'Groceries' ? state.path[level + 1] : undefined));
  const isClosed = useStore(store, ({ activeLevel }) => activeLevel < 0);
  // Asked for anew, they would draw every item anew.
  const items = useMemo(() => itemsOf(tree, { root: 'Groceries', path }, ALL), [tree, path]);
  const inner = useMemo(() => (openId === undefined ? path : [...path, openId]), [path, openId]);
  const acts = useMemo(() => actsOf(level, { store, onClose, onFollow }), [level, store, onClose, onFollow]);
  useLayoutEffect(() => {
    // The first column stays when the menu closes; it opens at its beginning.
    if (isClosed && scroller.current) scroller.current.scrollTop = 0;
  }, [isClosed]);
  const status = items.some(({ isGenerated }) => !isGenerated) ? 'ready' : wanted;
  const name = tree.get(id)?.name ?? 'Groceries';
  return (
    <div className={styles.column} data-column={level} role="group" aria-labelledby={heading}>
      <span id={heading} hidden>
        {name}
      </span>
      <div ref={scroller} className={styles.scroller}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <ColumnItem {...item} level={level} isOpen={item.id === openId} acts={acts} />
              {item.id === openId && item.kind === 'parent' && (
                <Column store={store} path={inner} onClose={onClose} onFollow={onFollow} />
              )}
            </li>
          ))}
        </ul>
        {status === 'pending' && <LevelLoading rows={tree.get(id)?.childIds.length} />}
        {status === 'failed' && (
          <LevelFailed
            name={name}
            onRetry={() => {
              void store.getState().loadLevel(id);
            }}
          />
        )}
        {signOutHref && (
          <Link
            href={signOutHref}
            className={styles.item}
            data-kind="sign-out"
            onClick={(event) => {
              acts.follow('Sign out', event);
            }}
          >
            Sign out
          </Link>
        )}
      </div>
    </div>
  );
};
