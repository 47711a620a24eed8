import type { ReactNode } from 'react';
import { routes, sisterShopRoute } from '../../../kernel/routes';
import { Link } from '../../../ui/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as styles from './TopBar.module.css';

export interface TopBarProps {
  readonly brand: string;
  readonly sisterShops: readonly { readonly name: string; readonly url: string }[];
  readonly storeFinderUrl: string;
  readonly variant: 'row' | 'stack';
  /** Rendered before the help links; may be added after the first paint without a layout shift. */
  readonly children?: ReactNode;
}

/** Links to the sister shops, which open a new tab, and help links [NAV-12]. */
export const TopBar = ({ brand, sisterShops, storeFinderUrl, variant, children }: TopBarProps) => (
  <nav className={styles.bar} data-variant={variant} aria-label={`More from ${brand}`}>
    <span className={styles.title} aria-hidden="true">
      More from {brand}
    </span>
    <ul className={styles.links}>
      {sisterShops.map(({ name, url }) => (
        <li key={name}>
          <Link href={sisterShopRoute(url, brand)} className={styles.link} target="_blank" rel="noopener">
            {name}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
    <div className={styles.extra}>{children}</div>
    <ul className={styles.links}>
      <li>
        <Link href={storeFinderUrl} className={styles.link}>
          Find a store
        </Link>
      </li>
      <li>
        <Link href={routes.customerService} className={styles.link}>
          Customer service
        </Link>
      </li>
    </ul>
  </nav>
);
