import { CloseButton } from '../../../ui/CloseButton';
import { Icon } from '../../../ui/Icon';
import { promoteToTopLayer } from '../../../ui/top-layer';
import { Link } from '../../../ui/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { AppStore } from '../model';
import * as styles from './AppBanner.module.css';

interface AppBannerProps {
  readonly brand: string;
  readonly store: AppStore;
  readonly href: string;
  readonly onDismiss: () => void;
}

const STORE_NAMES = { android: 'Google Play', ios: 'the App Store' } as const;

/** Offers the app at the viewport's bottom edge, over the page, so that it causes no layout shift [APP-1]. */
export const AppBanner = ({ brand, store, href, onDismiss }: AppBannerProps) => (
  <aside ref={promoteToTopLayer} className={styles.banner} aria-label={`${brand} app`}>
    <span className={styles.mark}>
      <Icon name="leaf" size={26} />
    </span>
    <p className={styles.text}>
      <b className={styles.name}>{brand} app</b>
      Free on {STORE_NAMES[store]}
    </p>
    <Link href={href} className={styles.get} target="_blank" rel="noopener">
      Get<VisuallyHidden> the app</VisuallyHidden>
    </Link>
    <CloseButton label="Dismiss" onClose={onDismiss} />
  </aside>
);
