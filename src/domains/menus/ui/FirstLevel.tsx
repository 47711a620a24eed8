import { GROCERIES } from '../category-ids';
import { decodeTaxonomy } from '../decode';
import type { MenuLink } from '../links';
import { useText } from '../../../ui/use-text';
import { itemsOf, type MenuItem } from '../model';
import { GROCERIES_LABEL } from '../texts';

/**
 * Returns the first level of the groceries menu.
 *
 * @param taxonomy the response of the taxonomy service from the host's server; any other value has no categories
 */
export const firstLevelOf = (taxonomy: unknown): readonly MenuItem[] => {
  const decoded = decodeTaxonomy(taxonomy);
  const categories = decoded.ok ? decoded.value : [];
  return itemsOf(new Map(categories.map((one) => [one.id, one])), [GROCERIES]);
};

/** Items of the menus as plain links in server-rendered markup, for browsers without script [FED-8] [NAV-14]. */
export const FirstLevel = ({ items }: { readonly items: readonly (MenuItem | MenuLink)[] }) => {
  const t = useText();
  const nameOf = ({ name, text, of = '' }: MenuItem) => (text ? t(text, { name: t(of) }) : name);
  return (
    <ul>
      {items.map(
        (item) =>
          item.href && (
            <li key={item.id}>
              <a href={item.href}>{'label' in item ? item.label : nameOf(item)}</a>
            </li>
          ),
      )}
    </ul>
  );
};

interface EarlyPanelProps {
  readonly items: readonly MenuItem[];
  readonly className: string | undefined;
}

/** The closed panel that a press on 'Groceries' opens before the code of its menu has loaded [FED-8] [MEGA-3]. */
export const EarlyPanel = ({ items, className }: EarlyPanelProps) => {
  const t = useText();
  return (
    <div
      role="group"
      aria-label={t(GROCERIES_LABEL)}
      className={className}
      data-early-menu={items.length > 0 ? '' : undefined}
      hidden
    >
      <FirstLevel items={items} />
    </div>
  );
};
