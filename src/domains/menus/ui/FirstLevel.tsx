import { GROCERIES } from '../category-ids';
import { decodeTaxonomy } from '../decode';
import type { MenuLink } from '../links';
import { itemsOf } from '../model';

interface FirstLevelProps {
  /** What the host's server has of the taxonomy, as the service says it; anything else gives no categories. */
  readonly taxonomy: unknown;
  /** What else lies in menus that take script to open. */
  readonly links: readonly MenuLink[];
}

const categoryLinks = (taxonomy: unknown) => {
  const decoded = decodeTaxonomy(taxonomy);
  const categories = decoded.ok ? decoded.value : [];
  return itemsOf(new Map(categories.map((one) => [one.id, one])), { root: 'Groceries', path: [GROCERIES] });
};

/** What menus hold, as plain links in a server's markup, for browsers without script [FED-8] [NAV-14]. */
export const FirstLevel = ({ taxonomy, links }: FirstLevelProps) => (
  <ul>
    {[...categoryLinks(taxonomy), ...links].map(
      ({ id, href, ...link }) =>
        href && (
          <li key={id}>
            <a href={href}>{'label' in link ? link.label : link.name}</a>
          </li>
        ),
    )}
  </ul>
);
