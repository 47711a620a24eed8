import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { Drawer } from '../../../ui/Drawer';
import { useOptionalStore } from '../../../ui/use-optional-store';
import { useSwipe } from '../../../ui/use-swipe';
import { CATEGORY_OF, SideMenuRoot, type SideMenuRootProps } from './SideMenuRoot';
import type { MenuParts } from './menu-parts';
import { SideMenuLevel } from './SideMenuLevel';
import * as styles from './SideMenu.module.css';
import { usePanelStack } from './use-panel-stack';

export interface SideMenuProps extends SideMenuRootProps {
  /** The categories; without them the links open the shop's pages. */
  readonly menus: MenuParts | undefined;
  /** The seasonal content, shown in a separate panel. */
  readonly seasonal?: { readonly title: string; readonly content: ReactNode } | undefined;
}

const ROOT_PATH: readonly string[] = [];
/** An id that no category has. */
const SEASON = ' season';
const SEASON_PATH: readonly string[] = [SEASON];

/** The menu of small screens and of the compact bar: a panel from the side with one level at a time [SLID-1]. */
export const SideMenu = ({ menus, seasonal, ...rootProps }: SideMenuProps) => {
  const { groups, currentPath, onClose } = rootProps;
  const store = menus?.store;
  const [isInSeason, setIsInSeason] = useState(false);
  const categories = useOptionalStore(
    store,
    (state) => (state.root === 'Shop' ? state.path : ROOT_PATH),
    ROOT_PATH,
  );
  const path = isInSeason ? SEASON_PATH : categories;
  const tree = useOptionalStore(store, (state) => state.tree, undefined);
  const { heading, leaving, onLeft, setOrigin } = usePanelStack(path);
  const linkOf = (id: string) =>
    groups.flatMap(({ links }) => links).find((link) => CATEGORY_OF[link.id] === id);
  const titleOf = (id: string) =>
    (id === SEASON ? seasonal?.title : tree?.get(id)?.name) ?? linkOf(id)?.label ?? 'Menu';
  const back = () => {
    if (isInSeason) setIsInSeason(false);
    else store?.getState().backTo(path.length - 1);
  };
  const push = useCallback(
    (item: HTMLElement, id: string) => {
      setOrigin(item);
      const state = store?.getState();
      state?.enter(state.path.length, id);
    },
    [store, setOrigin],
  );
  const pushSeason = useCallback(
    (item: HTMLElement) => {
      setOrigin(item);
      setIsInSeason(true);
    },
    [setOrigin],
  );
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
