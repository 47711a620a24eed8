import { LinkRow } from '../../domains/menus';
import type { MenuRow } from '../menus/menu-row';
import { LINK_ORDER } from './link-order';
import type { HeaderLinks } from './use-header-links';

interface NavigationProps extends MenuRow {
  readonly links: HeaderLinks;
}

/** The links of the shop; the engine makes menus of those that have one. */
export const Navigation = ({ links: { inOrder, currentPath }, menus, last }: NavigationProps) => (
  <nav aria-label="Shop">
    <LinkRow
      variant="main"
      links={inOrder(LINK_ORDER.navigationMain)}
      currentPath={currentPath}
      menus={menus}
      last={last}
    />
    <LinkRow variant="personal" links={inOrder(LINK_ORDER.navigationPersonal)} currentPath={currentPath} />
  </nav>
);
