import { EarlyPanel } from '../../domains/menus';
import type { HeaderObject } from '../create-header';
import * as styles from './EarlyMenu.module.css';

/**
 * The panel under 'Groceries' until the menu's code has loaded. Only a server's markup has content. The browser's bundle
 * has an empty text in its place, with which React leaves the content as it is.
 */
export const EarlyMenu = ({ header }: { readonly header: HeaderObject }) =>
  process.env['SHOP_HEADER_FOR_BROWSERS'] ? (
    <div className={styles.early} hidden suppressHydrationWarning>
      {''}
    </div>
  ) : (
    <EarlyPanel items={header.firstLevel ?? []} className={styles.early} />
  );
