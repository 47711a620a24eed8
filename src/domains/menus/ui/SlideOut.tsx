import { useState, type MouseEvent, type ReactNode } from 'react';
import { Drawer } from '../../../ui/Drawer';
import { useStateOf } from '../../../ui/use-state-of';
import { useSwipe } from '../../../ui/use-swipe';
import { ENTERTAINING, GROCERIES } from '../category-ids';
import type { LinkId, MenuLink } from '../links';
import { SlideLevel, type SlideMenus } from './SlideLevel';
import * as styles from './SlideOut.module.css';
import { SlideButton, SlideLink } from './SlideRow';
import { usePanelStack } from './use-panel-stack';

export interface SlideOutProps {
  readonly groups: readonly { readonly name: string; readonly links: readonly MenuLink[] }[];
  readonly currentPath: string;
  readonly onClose: () => void;
  /** Called with a press on one of the links, before the menu closes. */
  readonly onFollow?: (link: MenuLink, event: MouseEvent) => void;
  /** The categories; without them the shop's links lead to its pages. */
  readonly menus: SlideMenus | undefined;
  /** What stands under the links, such as sister shops and the operator's way back. */
  readonly children?: ReactNode;
  /** What stands before a link's words. */
  readonly icons?: Partial<Record<LinkId, ReactNode>>;
  /** What editors wrote for the season, in a panel of its own. */
  readonly seasonal?: { readonly title: string; readonly content: ReactNode } | undefined;
}

/** Links of the first level that push their categories. */
const CATEGORY_OF: Partial<Record<LinkId, string>> = { groceries: GROCERIES, entertaining: ENTERTAINING };
const FIRST: readonly string[] = [];
/** No category has such an id. */
const SEASON = ' season';
const SEASON_PATH: readonly string[] = [SEASON];

/** Small screens and the compact bar: the whole shop in a panel from the side, level by level [SLID-1]. */
export const SlideOut = (props: SlideOutProps) => {
  const { groups, currentPath, onClose, onFollow, menus, icons, seasonal, children } = props;
  const store = menus?.store;
  const [isInSeason, setIsInSeason] = useState(false);
  const categories = useStateOf(store, (state) => (state.root === 'Shop' ? state.path : FIRST), FIRST);
  const path = isInSeason ? SEASON_PATH : categories;
  const tree = useStateOf(store, (state) => state.tree, undefined);
  const { heading, leaving, onLeft, comeFrom } = usePanelStack(path);
  const links = groups.flatMap((group) => group.links);
  const linkOf = (id: string) => links.find((link) => CATEGORY_OF[link.id] === id);
  const titleOf = (id: string) =>
    (id === SEASON ? seasonal?.title : tree?.get(id)?.name) ?? linkOf(id)?.label ?? 'Menu';
  const back = () => {
    if (isInSeason) setIsInSeason(false);
    else store?.getState().backTo(path.length - 1);
  };
  const push = (item: HTMLElement, id: string) => {
    comeFrom(item);
    store?.getState().enter(path.length, id);
  };
  const swipe = useSwipe({ onLeft: onClose, onRight: back });

  const first = (link: MenuLink, isMain: boolean) => {
    const category = CATEGORY_OF[link.id];
    const kind = isMain ? 'main' : undefined;
    return menus && category ? (
      <SlideButton
        kind={kind}
        onPush={(item) => {
          push(item, category);
        }}
      >
        {link.label}
      </SlideButton>
    ) : (
      <SlideLink
        kind={kind}
        icon={icons?.[link.id]}
        href={link.href}
        isCurrent={link.href === currentPath}
        onFollow={(event) => {
          onFollow?.(link, event);
          onClose();
        }}
      >
        {link.label}
      </SlideLink>
    );
  };
  const open = leaving ?? path;
  return (
    <Drawer
      title={titleOf(path.at(-1) ?? '')}
      heading={heading}
      onClose={onClose}
      onBack={path.length > 0 ? back : undefined}
    >
      <nav className={styles.stack} aria-label="Menu" {...swipe}>
        <div className={styles.panel} inert={path.length > 0}>
          {groups.map(
            ({ name, links: shown }, group) =>
              shown.length > 0 && (
                <ul key={name} className={styles.group} aria-label={name}>
                  {shown.map((link) => (
                    <li key={link.id}>{first(link, group === 0)}</li>
                  ))}
                  {seasonal && group === 0 && (
                    <li>
                      <SlideButton
                        kind="main"
                        onPush={(item) => {
                          comeFrom(item);
                          setIsInSeason(true);
                        }}
                      >
                        {seasonal.title}
                      </SlideButton>
                    </li>
                  )}
                </ul>
              ),
          )}
          {children}
        </div>
        {menus &&
          open.map((id, level) => (
            <div
              key={`${String(level)} ${id}`}
              className={styles.panel}
              inert={level !== path.length - 1}
              data-leaving={level >= path.length}
              onAnimationEnd={level >= path.length ? onLeft : undefined}
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
