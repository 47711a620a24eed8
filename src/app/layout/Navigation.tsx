import { LinkRow } from '../../domains/menus';
import { useStateOf } from '../../ui/use-state-of';
import type { HeaderObject } from '../create-header';
import type { MenuRow } from '../menus/menu-row';
import { LINK_ORDER } from './link-order';
import { useEngine } from './use-engine';
import type { HeaderLinks } from './use-header-links';

interface NavigationProps {
  readonly header: HeaderObject;
  readonly links: HeaderLinks;
}

/** The links of the shop; the engine makes menus of those that have one. */
export const Navigation = ({ header, links: { inOrder, currentPath } }: NavigationProps) => {
  const row = useStateOf(useEngine(header)?.menuRow, (state): MenuRow | undefined => state, undefined);
  return (
    <nav aria-label="Shop">
      <LinkRow
        variant="main"
        links={inOrder(LINK_ORDER.navigationMain)}
        currentPath={currentPath}
        menus={row?.menus}
        last={row?.last}
      />
      <LinkRow variant="personal" links={inOrder(LINK_ORDER.navigationPersonal)} currentPath={currentPath} />
    </nav>
  );
};
