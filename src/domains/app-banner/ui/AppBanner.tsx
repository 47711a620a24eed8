import { useEffect } from 'react';
import { CloseButton } from '../../../ui/CloseButton';
import { Icon } from '../../../ui/Icon';
import { liftOut } from '../../../ui/lift-out';
import { Link } from '../../../ui/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { AppStore } from '../model';
import * as styles from './AppBanner.module.css';

interface AppBannerProps {
  readonly brand: string;
  readonly store: AppStore;
  readonly href: string;
  /** Keeps what gets the focus clear of the banner, in CSS pixels; the answer ends it. */
  readonly keepClear: (height: number) => () => void;
  readonly onDismiss: () => void;
}

const STORE_NAMES = { android: 'Google Play', ios: 'the App Store' } as const;
const HEIGHT = 72;

/** Offers the app at the viewport's bottom edge, over the page: it moves nothing as it comes and goes [APP-1]. */
export const AppBanner = ({ brand, store, href, keepClear, onDismiss }: AppBannerProps) => {
  useEffect(() => keepClear(HEIGHT), [keepClear]);
  return (
    <aside ref={liftOut} className={styles.banner} aria-label={`${brand} app`}>
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
};
