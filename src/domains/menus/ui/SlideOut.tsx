import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { Drawer } from '../../../ui/Drawer';
import { useStateOf } from '../../../ui/use-state-of';
import { useSwipe } from '../../../ui/use-swipe';
import { CATEGORY_OF, SlideFirst, type SlideFirstProps } from './SlideFirst';
import { SlideLevel, type SlideMenus } from './SlideLevel';
import * as styles from './SlideOut.module.css';
import { usePanelStack } from './use-panel-stack';

export interface SlideOutProps extends SlideFirstProps {
  /** The categories; without them the shop's links lead to its pages. */
  readonly menus: SlideMenus | undefined;
  /** What editors wrote for the season, in a panel of its own. */
  readonly seasonal?: { readonly title: string; readonly content: ReactNode } | undefined;
}

const FIRST: readonly string[] = [];
/** No category has such an id. */
const SEASON = ' season';
const SEASON_PATH: readonly string[] = [SEASON];

/** Small screens and the compact bar: the whole shop in a panel from the side, level by level [SLID-1]. */
export const SlideOut = ({ menus, seasonal, ...first }: SlideOutProps) => {
  const { groups, currentPath, onClose } = first;
  const store = menus?.store;
  const [isInSeason, setIsInSeason] = useState(false);
  const categories = useStateOf(store, (state) => (state.root === 'Shop' ? state.path : FIRST), FIRST);
  const path = isInSeason ? SEASON_PATH : categories;
  const tree = useStateOf(store, (state) => state.tree, undefined);
  const { heading, leaving, onLeft, comeFrom } = usePanelStack(path);
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
      comeFrom(item);
      const state = store?.getState();
      state?.enter(state.path.length, id);
    },
    [store, comeFrom],
  );
  const pushSeason = useCallback(
    (item: HTMLElement) => {
      comeFrom(item);
      setIsInSeason(true);
    },
    [comeFrom],
  );
  const swipe = useSwipe({ onLeft: onClose, onRight: back });
  const open = leaving ?? path;
  const depth = path.length;
  // What a pushed panel covers goes out of reach after it is painted; what a popped one uncovers is there at once.
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
          <SlideFirst
            {...first}
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
                <SlideLevel
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
