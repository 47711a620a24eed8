import { memo, type MouseEvent, type ReactNode } from 'react';
import { ENTERTAINING, GROCERIES } from '../category-ids';
import type { LinkId, MenuLink } from '../links';
import * as styles from './SlideFirst.module.css';
import { SlideButton, SlideLink } from './SlideRow';

export interface SlideFirstProps {
  readonly groups: readonly { readonly name: string; readonly links: readonly MenuLink[] }[];
  readonly currentPath: string;
  readonly onClose: () => void;
  /** Called with a press on one of the links, before the menu closes. */
  readonly onFollow?: ((link: MenuLink, event: MouseEvent) => void) | undefined;
  /** What stands before a link's words. */
  readonly icons?: Partial<Record<LinkId, ReactNode>> | undefined;
  /** What stands under the links, such as sister shops and the operator's way back. */
  readonly children?: ReactNode;
}

interface SlideFirstOwnProps extends SlideFirstProps {
  /** Without categories the shop's links lead to its pages. */
  readonly hasCategories: boolean;
  readonly onPush: (item: HTMLElement, id: string) => void;
  /** Title of the season's panel, where there is one. */
  readonly season: string | undefined;
  readonly onSeason: (item: HTMLElement) => void;
}

/** Links of the first level that push their categories. */
export const CATEGORY_OF: Partial<Record<LinkId, string>> = {
  groceries: GROCERIES,
  entertaining: ENTERTAINING,
};

/** The side menu's first panel: the shop's own links. Levels that are pushed over it leave it as it is. */
export const SlideFirst = memo((props: SlideFirstOwnProps) => {
  const { groups, currentPath, onClose, onFollow, icons, children, hasCategories, onPush, season, onSeason } =
    props;
  const row = (link: MenuLink, kind: string | undefined) => {
    const category = CATEGORY_OF[link.id];
    return hasCategories && category ? (
      <SlideButton
        kind={kind}
        onPush={(item) => {
          onPush(item, category);
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
  return (
    <>
      {groups.map(
        ({ name, links }, group) =>
          links.length > 0 && (
            <ul key={name} className={styles.group} aria-label={name}>
              {links.map((link) => (
                <li key={link.id}>{row(link, group === 0 ? 'main' : undefined)}</li>
              ))}
              {season && group === 0 && (
                <li>
                  <SlideButton kind="main" onPush={onSeason}>
                    {season}
                  </SlideButton>
                </li>
              )}
            </ul>
          ),
      )}
      {children}
    </>
  );
});
