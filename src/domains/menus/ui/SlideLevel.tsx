import { useStore } from 'zustand';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { ItemsOf } from '../model';
import type { MenusStore } from '../store';
import { kindOf } from './kind-of';
import * as styles from './SlideLevel.module.css';
import { SlideButton, SlideLink } from './SlideRow';

/** The menu tree, and what each of its panels holds. */
export interface SlideMenus {
  readonly store: MenusStore;
  readonly itemsOf: ItemsOf;
}

interface SlideLevelProps {
  readonly menus: SlideMenus;
  /** Categories from the first to this one. */
  readonly path: readonly string[];
  readonly title: string;
  /** The category's page, where the header knows it by itself. */
  readonly href: string | undefined;
  readonly currentPath: string;
  readonly onPush: (item: HTMLElement, id: string) => void;
  readonly onFollow: () => void;
}

/** Rows drawn for a level whose size isn't known, and at most. */
const USUAL_ROWS = 8;
const MOST_ROWS = 12;

/** The items of one category; while they are on their way their room, and when they can't be had a way to ask again. */
export const SlideLevel = (props: SlideLevelProps) => {
  const { menus, path, title, href, currentPath, onPush, onFollow } = props;
  const { tree, levels, loadLevel } = useStore(menus.store);
  const id = path.at(-1) ?? '';
  const items = menus.itemsOf(tree, { root: 'Shop', path }, { name: title, href });
  const status = items.some(({ isGenerated }) => !isGenerated) ? 'ready' : levels.get(id);
  const rows = Math.min(tree.get(id)?.childIds.length ?? USUAL_ROWS, MOST_ROWS);
  const link = (name: string, to: string | undefined, kind?: string) => (
    <SlideLink kind={kind} href={to} isCurrent={to === currentPath} onFollow={onFollow}>
      {name}
    </SlideLink>
  );
  return (
    <>
      <ul aria-label={title}>
        {items.map((item) => (
          <li key={item.id}>
            {item.kind === 'parent' ? (
              <SlideButton
                onPush={(pressed) => {
                  onPush(pressed, item.id);
                }}
              >
                {item.name}
              </SlideButton>
            ) : (
              link(item.name, item.href, kindOf(item))
            )}
          </li>
        ))}
      </ul>
      {status === 'pending' && (
        <div role="status">
          <VisuallyHidden>Loading</VisuallyHidden>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.waiting} />
          ))}
        </div>
      )}
      {status === 'failed' && (
        <div role="status" className={styles.failed}>
          <p>Sorry, {title} could not be loaded.</p>
          <button type="button" className={styles.retry} onClick={() => void loadLevel(id)}>
            Try again
          </button>
        </div>
      )}
    </>
  );
};
