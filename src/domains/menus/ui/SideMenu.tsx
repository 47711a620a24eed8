import { useDeferredValue, type ReactNode } from 'react';
import { Drawer } from '../../../ui/Drawer';
import { useOptionalStore } from '../../../ui/use-optional-store';
import { useSwipe } from '../../../ui/use-swipe';
import { CATEGORY_OF, SideMenuRoot, type SideMenuRootProps } from './SideMenuRoot';
import type { MenuParts } from './menu-parts';
import { SideMenuLevel } from './SideMenuLevel';
import * as styles from './SideMenu.module.css';
import { SEASON, useSideMenuPath } from './use-side-menu-path';

export interface SideMenuProps extends SideMenuRootProps {
  /** The categories; without them the links open the shop's pages. */
  readonly menus: MenuParts | undefined;
  /** The seasonal content, shown in a separate panel. */
  readonly seasonal?: { readonly title: string; readonly content: ReactNode } | undefined;
}

/** The menu of small screens and of the compact bar: a panel from the side with one level at a time [SLID-1]. */
export const SideMenu = ({ menus, seasonal, ...rootProps }: SideMenuProps) => {
  const { groups, currentPath, onClose } = rootProps;
  const store = menus?.store;
  const tree = useOptionalStore(store, (state) => state.tree, undefined);
  const { path, heading, leaving, onLeft, back, push, pushSeason } = useSideMenuPath(store);
  const linkOf = (id: string) =>
    groups.flatMap(({ links }) => links).find((link) => CATEGORY_OF[link.id] === id);
  const titleOf = (id: string) =>
    (id === SEASON ? seasonal?.title : tree?.get(id)?.name) ?? linkOf(id)?.label ?? 'Menu';
  const swipe = useSwipe({ onLeft: onClose, onRight: back });
  const open = leaving ?? path;
  const depth = path.length;
  // A panel becomes inert after the panel that covers it is painted, and is interactive as soon as it is uncovered.
  const covered = Math.min(useDeferredValue(depth), depth);
  return (
    <Drawer
      title={titleOf(path.at(-1) ?? '')}
      heading={heading}
      onClose={onClose}
      onBack={depth > 0 ? back : undefined}
    >
      <nav className={styles.stack} aria-label="Menu" {...swipe}>
        <div className={styles.panel} inert={covered > 0}>
          <SideMenuRoot
            {...rootProps}
            hasCategories={menus !== undefined}
            onPush={push}
            season={seasonal?.title}
            onSeason={pushSeason}
          />
        </div>
        {menus &&
          open.map((id, level) => (
            <div
              key={`${String(level)} ${id}`}
              className={styles.panel}
              inert={level >= depth || level < covered - 1}
              data-leaving={level >= depth}
              onAnimationEnd={level >= depth ? onLeft : undefined}
            >
              {id === SEASON ? (
                <div className={styles.content}>{seasonal?.content}</div>
              ) : (
                <SideMenuLevel
                  menus={menus}
                  path={open.slice(0, level + 1)}
                  title={titleOf(id)}
                  href={linkOf(id)?.href}
                  currentPath={currentPath}
                  onPush={push}
                  onFollow={onClose}
                />
              )}
            </div>
          ))}
      </nav>
    </Drawer>
  );
};
