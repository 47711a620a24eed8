import { useStore } from 'zustand';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { kindOf } from './kind-of';
import type { MenuParts } from './menu-parts';
import * as styles from './SideMenuLevel.module.css';
import { SideMenuButton, SideMenuLink } from './SideMenuRow';
import * as rowStyles from './SideMenuRow.module.css';

interface SideMenuLevelProps {
  readonly menus: MenuParts;
  /** Ids of the categories from the first to this one. */
  readonly path: readonly string[];
  readonly title: string;
  /** The category's page, if it is one of the header's own links. */
  readonly href: string | undefined;
  readonly currentPath: string;
  readonly onPush: (item: HTMLElement, id: string) => void;
  readonly onFollow: () => void;
}

/** Placeholder rows: for an unknown number of items, and at most. */
const DEFAULT_ROWS = 8;
const MAX_ROWS = 12;

/** Rows in place of a level that loads. `rows` is undefined while the number of items is unknown. */
const LevelPlaceholder = ({ rows = DEFAULT_ROWS }: { readonly rows: number | undefined }) => (
  <div role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    {Array.from({ length: Math.min(rows, MAX_ROWS) }, (_, row) => (
      <div key={row} className={styles.waiting} />
    ))}
  </div>
);

/** The items of one category, with placeholder rows while they load and a retry button after a failure. */
export const SideMenuLevel = (props: SideMenuLevelProps) => {
  const { menus, path, title, href, currentPath, onPush, onFollow } = props;
  const { store, itemsOf, ItemName } = menus;
  const { tree, levels, loadLevel, contentOf } = useStore(store);
  const id = path.at(-1) ?? '';
  const items = itemsOf(tree, { root: 'Shop', path }, { name: title, href });
  const status = items.some(({ isGenerated }) => !isGenerated) ? 'ready' : levels.get(id);
  const content = contentOf(id)?.content;
  return (
    <>
      <ul aria-label={title}>
        {items.map((item) => {
          const { id: itemId, name, href: to, marks } = item;
          const label = (
            <ItemName {...{ name, marks }} nameClass={rowStyles.name} iconClass={rowStyles.icon} />
          );
          return (
            <li key={itemId}>
              {item.kind === 'parent' ? (
                <SideMenuButton
                  tone={marks?.tone}
                  onPress={(pressed) => {
                    onPush(pressed, itemId);
                  }}
                >
                  {label}
                </SideMenuButton>
              ) : (
                <SideMenuLink
                  kind={kindOf(item)}
                  tone={marks?.tone}
                  href={to}
                  isCurrent={to === currentPath}
                  onFollow={onFollow}
                >
                  {label}
                </SideMenuLink>
              )}
            </li>
          );
        })}
      </ul>
      {status === 'ready' && content && <div className={styles.content}>{content}</div>}
      {status === 'pending' && <LevelPlaceholder rows={tree.get(id)?.childIds.length} />}
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
