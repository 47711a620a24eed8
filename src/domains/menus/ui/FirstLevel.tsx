import { GROCERIES } from '../category-ids';
import { decodeTaxonomy } from '../decode';
import type { MenuLink } from '../links';
import { itemsOf } from '../model';

interface FirstLevelProps {
  /** The response of the taxonomy service from the host's server; any other value renders no categories. */
  readonly taxonomy: unknown;
  /** The other links of menus that need script to open. */
  readonly links: readonly MenuLink[];
}

const categoryLinks = (taxonomy: unknown) => {
  const decoded = decodeTaxonomy(taxonomy);
  const categories = decoded.ok ? decoded.value : [];
  return itemsOf(new Map(categories.map((one) => [one.id, one])), { root: 'Groceries', path: [GROCERIES] });
};

/**
 * The first level of the menus as plain links in server-rendered markup, for browsers without script [FED-8] [NAV-14].
 */
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
