import { memo, useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import { ENTERTAINING, GROCERIES } from '../category-ids';
import type { LinkId, MenuLink } from '../links';
import * as styles from './SideMenuRoot.module.css';
import { SideMenuButton, SideMenuLink } from './SideMenuRow';
import { MULTI_SEARCH } from '../texts';
import { useText } from '../../../ui/use-text';

export interface SideMenuRootProps {
  readonly groups: readonly {
    readonly id: 'visitor' | 'shop' | 'account';
    /** Translated. */
    readonly name: string;
    readonly links: readonly MenuLink[];
  }[];
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

const ShopEntries = ({
  season,
  onSeason,
  onMultiSearch,
}: Pick<SideMenuRootOwnProps, 'season' | 'onSeason' | 'onMultiSearch'>) => {
  const t = useText();
  return (
    <>
      {season && (
        <li>
          <SideMenuButton kind="main" icon="season" onPress={onSeason}>
            {season}
          </SideMenuButton>
        </li>
      )}
      {onMultiSearch && (
        <li>
          <SideMenuButton kind="main" icon="multiSearch" isPush={false} onPress={onMultiSearch}>
            {t(MULTI_SEARCH)}
          </SideMenuButton>
        </li>
      )}
    </>
  );
};

/** The side menu's first panel with the shop's links, memoised so that pushed levels do not render it again. */
export const SideMenuRoot = memo((props: SideMenuRootOwnProps) => {
  const t = useText();
  const { groups, currentPath, onClose, onFollow, onMultiSearch, children } = props;
  const { hasCategories, onPush, season, onSeason } = props;
  // The dialog is opened before its rows are rendered, which are many.
  const isReady = useDeferredValue(true, false);
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
        icon={link.isBookedSlot ? 'bookedSlot' : link.id}
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
        ({ id, name, links }) =>
          isReady &&
          links.length > 0 && (
            <ul key={id} className={styles.group} aria-label={t(name)}>
              {links.map((link) => (
                <li key={link.id}>{row(link, id === 'account' ? undefined : 'main')}</li>
              ))}
              {id === 'shop' && <ShopEntries {...{ season, onSeason, onMultiSearch }} />}
            </ul>
          ),
      )}
      {children}
    </>
  );
});
