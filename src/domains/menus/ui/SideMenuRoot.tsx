import { memo, type MouseEvent, type ReactNode } from 'react';
import { ENTERTAINING, GROCERIES } from '../category-ids';
import type { LinkId, MenuLink } from '../links';
import * as styles from './SideMenuRoot.module.css';
import { SideMenuButton, SideMenuLink } from './SideMenuRow';

export interface SideMenuRootProps {
  readonly groups: readonly { readonly name: string; readonly links: readonly MenuLink[] }[];
  readonly currentPath: string;
  readonly onClose: () => void;
  /** Called when a link is clicked, before the menu closes. */
  readonly onFollow?: ((link: MenuLink, event: MouseEvent) => void) | undefined;
  /** Opens multi-search; without it there is no entry for it. */
  readonly onMultiSearch?: (() => void) | false | undefined;
  /** Rendered below the links, for example sister shops and the operator's return to the admin app. */
  readonly children?: ReactNode;
}

interface SideMenuRootOwnProps extends SideMenuRootProps {
  /** Without categories the links open the shop's pages. */
  readonly hasCategories: boolean;
  readonly onPush: (item: HTMLElement, id: string) => void;
  /** Title of the seasonal panel; undefined without one. */
  readonly season: string | undefined;
  readonly onSeason: (item: HTMLElement) => void;
}

/** Categories of the links that push a panel instead of opening a page. */
export const CATEGORY_OF: Partial<Record<LinkId, string>> = {
  groceries: GROCERIES,
  entertaining: ENTERTAINING,
};

/** The side menu's first panel with the shop's links, memoised so that pushed levels do not render it again. */
export const SideMenuRoot = memo((props: SideMenuRootOwnProps) => {
  const { groups, currentPath, onClose, onFollow, onMultiSearch, children } = props;
  const { hasCategories, onPush, season, onSeason } = props;
  const row = (link: MenuLink, kind: string | undefined) => {
    const category = CATEGORY_OF[link.id];
    return hasCategories && category ? (
      <SideMenuButton
        kind={kind}
        icon={link.id}
        onPress={(item) => {
          onPush(item, category);
        }}
      >
        {link.label}
      </SideMenuButton>
    ) : (
      <SideMenuLink
        kind={kind}
        icon={link.label === 'Change Slot' ? 'bookedSlot' : link.id}
        href={link.href}
        isCurrent={link.href === currentPath}
        onFollow={(event) => {
          onFollow?.(link, event);
          onClose();
        }}
      >
        {link.label}
      </SideMenuLink>
    );
  };
  return (
    <>
      {groups.map(
        ({ name, links }) =>
          links.length > 0 && (
            <ul key={name} className={styles.group} aria-label={name}>
              {links.map((link) => (
                <li key={link.id}>{row(link, name === 'Your account' ? undefined : 'main')}</li>
              ))}
              {season && name === 'Shop' && (
                <li>
                  <SideMenuButton kind="main" icon="season" onPress={onSeason}>
                    {season}
                  </SideMenuButton>
                </li>
              )}
              {onMultiSearch && name === 'Shop' && (
                <li>
                  <SideMenuButton kind="main" icon="multiSearch" isPush={false} onPress={onMultiSearch}>
                    Multi-search
                  </SideMenuButton>
                </li>
              )}
            </ul>
          ),
      )}
      {children}
    </>
  );
});
