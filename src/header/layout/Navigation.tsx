import { LinkRow, EarlyPanel, SeasonButton } from '../../domains/menus';
import { useStore } from '../../ui/use-store';
import type { HeaderObject } from '../create-header';
import { LINK_ORDER } from './link-order';
import { useRuntime } from './use-runtime';
import type { HeaderLinks } from './use-header-links';
import { SHOP } from './texts';
import { useText } from '../../ui/use-text';
import * as styles from './EarlyMenu.module.css';

/**
 * The panel under 'Groceries' until the menu's code has loaded. Only a server's markup has content. The browser's bundle
 * has an empty text in its place, with which React leaves the content as it is.
 */
const EarlyMenu = ({ header }: { readonly header: HeaderObject }) =>
  process.env['SHOP_HEADER_FOR_BROWSERS'] ? (
    <div className={styles.early} hidden suppressHydrationWarning>
      {''}
    </div>
  ) : (
    <EarlyPanel items={header.firstLevel ?? []} className={styles.early} />
  );

interface NavigationProps {
  readonly header: HeaderObject;
  readonly links: HeaderLinks;
}

/** The links of the shop. Once the runtime is loaded, links with a menu are its buttons. */
export const Navigation = ({ header, links: { inOrder, currentPath } }: NavigationProps) => {
  const t = useText();
  const row = useStore(useRuntime(header)?.navMenus.state);
  const season = useStore(header.page, (page) => page.season);
  // Of the same form as the row's own, so that the button keeps its node.
  const early = (
    <>
      {season && <SeasonButton title={season} isOpen={false} />}
      {null}
    </>
  );
  return (
    <nav aria-label={t(SHOP)}>
      <LinkRow
        variant="main"
        links={inOrder(LINK_ORDER.navigationMain)}
        currentPath={currentPath}
        menus={row?.menus}
        early={<EarlyMenu header={header} />}
        last={row?.last ?? early}
      />
      <LinkRow variant="personal" links={inOrder(LINK_ORDER.navigationPersonal)} currentPath={currentPath} />
    </nav>
  );
};
