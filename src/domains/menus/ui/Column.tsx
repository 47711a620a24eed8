import { useId, useRef, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { routes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { isPlain, Link } from '../../../ui/Link';
import { itemsOf, type MenuItem } from '../model';
import type { MenusStore } from '../store';
import * as styles from './Column.module.css';
import { LevelFailed, LevelLoading } from './LevelStates';

interface ColumnProps {
  readonly level: number;
  readonly store: MenusStore;
  /** Stands last in the first column [MEGA-7]. */
  readonly signOutHref?: string | undefined;
  readonly onClose: () => void;
  readonly onFollow: (label: string, type: 'category' | 'link') => void;
}

/**
 * The items of one level. An open item's own column stands in the document right behind its button, so that
 * Tab goes there, and is drawn beside this one [MEGA-1] [MEGA-5].
 */
export const Column = ({ level, store, signOutHref, onClose, onFollow }: ColumnProps) => {
  const { tree, root, path, levels, enter, backTo, loadLevel, prefetch } = useStore(store);
  const heading = useId();
  /** The item whose column the last press on it opened, or kept open. */
  const pressed = useRef<string>(undefined);
  const id = path[level] ?? '';
  const openId = path[level + 1];
  const items = itemsOf(tree, { root, path: path.slice(0, level + 1) });
  const status = items.some(({ isGenerated }) => !isGenerated) ? 'ready' : levels.get(id);

  const follow = (name: string) => (event: MouseEvent) => {
    onFollow(name, 'link');
    if (isPlain(event)) onClose();
  };
  const press = ({ id: child, name }: MenuItem) => {
    onFollow(name, 'category');
    // The first press on what the mouse opened keeps it open.
    if (child === openId && pressed.current === child) {
      pressed.current = undefined;
      backTo(level);
      return;
    }
    pressed.current = child;
    enter(level, child);
  };
  const name = tree.get(id)?.name ?? 'Groceries';
  return (
    <div className={styles.column} data-column={level} role="group" aria-labelledby={heading}>
      <span id={heading} hidden>
        {name}
      </span>
      <div className={styles.scroller}>
        <ul className={styles.items}>
          {items.length === 0 && (
            <li>
              <Link
                href={routes.groceries}
                className={styles.item}
                data-kind="all"
                onClick={follow('View all Groceries')}
              >
                View all Groceries
              </Link>
            </li>
          )}
          {items.map((item) => (
            <li key={item.id}>
              {item.kind === 'parent' ? (
                <>
                  <button
                    type="button"
                    className={styles.item}
                    data-item={item.id}
                    data-level={level}
                    aria-expanded={item.id === openId}
                    onFocus={() => {
                      prefetch(item.id);
                    }}
                    onClick={() => {
                      press(item);
                    }}
                  >
                    <span className={styles.name}>{item.name}</span>
                    <span className={styles.chevron}>
                      <Icon name="chevron" size={18} />
                    </span>
                  </button>
                  {item.id === openId && (
                    <Column level={level + 1} store={store} onClose={onClose} onFollow={onFollow} />
                  )}
                </>
              ) : (
                <Link
                  href={item.href}
                  className={styles.item}
                  data-item={item.id}
                  data-level={level}
                  data-kind={item.isGenerated ? (item.id.endsWith('_ALL') ? 'all' : 'offers') : undefined}
                  onClick={follow(item.name)}
                >
                  <span className={styles.name}>{item.name}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
        {status === 'pending' && <LevelLoading rows={tree.get(id)?.childIds.length} />}
        {status === 'failed' && (
          <LevelFailed
            name={name}
            onRetry={() => {
              void loadLevel(id);
            }}
          />
        )}
        {signOutHref && (
          <Link href={signOutHref} className={styles.item} data-kind="sign-out" onClick={follow('Sign out')}>
            Sign out
          </Link>
        )}
      </div>
    </div>
  );
};
