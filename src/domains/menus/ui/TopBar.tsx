import type { ReactNode } from 'react';
import { firstRoutes, sisterShopRoute } from '../../../kernel/routes';
import { Link } from '../../../ui/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as styles from './TopBar.module.css';
import { CUSTOMER_SERVICE, FIND_A_STORE, MORE_FROM } from '../texts';
import { OPENS_A_NEW_TAB } from '../../../ui/texts';
import { useText } from '../../../ui/use-text';

export interface TopBarProps {
  readonly brand: string;
  readonly sisterShops: readonly { readonly name: string; readonly url: string }[];
  readonly storeFinderUrl: string;
  readonly variant: 'row' | 'stack';
  /** Rendered before the help links; may be added after the first paint without a layout shift. */
  readonly children?: ReactNode;
}

/** Links to the sister shops, which open a new tab, and help links [NAV-12]. */
export const TopBar = ({ brand, sisterShops, storeFinderUrl, variant, children }: TopBarProps) => {
  const t = useText();
  const title = t(MORE_FROM, { brand });
  return (
    <nav className={styles.bar} data-variant={variant} aria-label={title}>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      {sisterShops.length > 0 && (
        <ul className={styles.links}>
          {sisterShops.map(({ name, url }) => (
            <li key={name}>
              <Link href={sisterShopRoute(url, brand)} className={styles.link} target="_blank" rel="noopener">
                <span>{name}</span>
                <VisuallyHidden>{OPENS_A_NEW_TAB}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.extra}>{children}</div>
      <ul className={styles.links}>
        <li>
          <Link href={storeFinderUrl} className={styles.link}>
            {t(FIND_A_STORE)}
          </Link>
        </li>
        <li>
          <Link href={firstRoutes.customerService} className={styles.link}>
            {t(CUSTOMER_SERVICE)}
          </Link>
        </li>
      </ul>
    </nav>
  );
};
