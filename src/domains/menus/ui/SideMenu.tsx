import { useDeferredValue, type ReactNode } from 'react';
import { Drawer } from '../../../ui/Drawer';
import { useStore } from '../../../ui/use-store';
import { useSwipe } from '../../../ui/use-swipe';
import { CATEGORY_OF, SideMenuRoot, type SideMenuRootProps } from './SideMenuRoot';
import type { MenuParts } from './menu-parts';
import { SideMenuLevel } from './SideMenuLevel';
import * as styles from './SideMenu.module.css';
import { SEASON, useSideMenuPath } from './use-side-menu-path';
import { MENU } from '../texts';
import { useText } from '../../../ui/use-text';

export interface SideMenuProps extends SideMenuRootProps {
  /** The categories; without them the links open the shop's pages. */
  readonly menus: MenuParts | undefined;
  /** The seasonal content, shown in a separate panel. */
  readonly seasonal?: { readonly title: string; readonly content: ReactNode } | undefined;
}

/** Returns the header's own link to the page of a category. */
const linkToCategory = (groups: SideMenuRootProps['groups'], id: string) =>
  groups.flatMap(({ links }) => links).find((link) => CATEGORY_OF[link.id] === id);

/**
 * Returns how many panels are inert below the open one: a panel becomes inert after the panel that covers it is painted,
 * and is interactive as soon as it is uncovered.
 */
const useCovered = (depth: number): number => Math.min(useDeferredValue(depth), depth);

/** The menu of small screens and of the compact bar: a panel from the side with one level at a time [SLID-1]. */
export const SideMenu = ({ menus, seasonal, ...rootProps }: SideMenuProps) => {
  const t = useText();
  const { groups, currentPath, onClose } = rootProps;
  const store = menus?.store;
  const tree = useStore(store, (state) => state.tree);
  const { path, heading, leaving, onLeft, back, push, pushSeason } = useSideMenuPath(store);
  const linkOf = (id: string) => linkToCategory(groups, id);
  const titleOf = (id: string) =>
    (id === SEASON ? seasonal?.title : tree?.get(id)?.name) ?? linkOf(id)?.label ?? t(MENU);
  const [swipeLeft, swipeRight] = t.language?.dir === 'rtl' ? [back, onClose] : [onClose, back];
  const swipe = useSwipe({ onLeft: swipeLeft, onRight: swipeRight });
  const open = leaving ?? path;
  const depth = path.length;
  const covered = useCovered(depth);
  return (
    <Drawer
      title={titleOf(path.at(-1) ?? '')}
      heading={heading}
      onClose={onClose}
      onBack={depth > 0 ? back : undefined}
    >
      <nav className={styles.stack} aria-label={t(MENU)} {...swipe}>
        <div className={styles.panel} inert={covered > 0} tabIndex={-1}>
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
              tabIndex={-1}
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
