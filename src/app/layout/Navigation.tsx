import { LinkRow } from '../../domains/menus';
import { LINK_ORDER } from './link-order';
import type { HeaderLinks } from './use-header-links';

export const Navigation = ({ links: { inOrder, currentPath } }: { readonly links: HeaderLinks }) => (
  <nav aria-label="Shop">
    <LinkRow variant="main" links={inOrder(LINK_ORDER.navigationMain)} currentPath={currentPath} />
    <LinkRow variant="personal" links={inOrder(LINK_ORDER.navigationPersonal)} currentPath={currentPath} />
  </nav>
);
