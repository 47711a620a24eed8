import { CloseButton } from '../../../ui/CloseButton';
import { Icon } from '../../../ui/Icon';
import { promoteToTopLayer } from '../../../ui/top-layer';
import { Link } from '../../../ui/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useText } from '../../../ui/use-text';
import type { AppStore } from '../model';
import * as styles from './AppBanner.module.css';
import { APP, DISMISS, FREE_ON_ANDROID, FREE_ON_IOS, GET, THE_APP } from '../texts';

interface AppBannerProps {
  readonly brand: string;
  readonly store: AppStore;
  readonly href: string;
  readonly onDismiss: () => void;
}

const FREE_ON = { android: FREE_ON_ANDROID, ios: FREE_ON_IOS } as const;

/** Offers the app at the viewport's bottom edge, over the page, so that it causes no layout shift [APP-1]. */
export const AppBanner = ({ brand, store, href, onDismiss }: AppBannerProps) => {
  const t = useText();
  return (
    <aside ref={promoteToTopLayer} className={styles.banner} aria-label={t(APP, { brand })}>
      <span className={styles.mark}>
        <Icon name="leaf" size={26} />
      </span>
      <p className={styles.text}>
        <b className={styles.name}>{t(APP, { brand })}</b>
        <span>{t(FREE_ON[store])}</span>
      </p>
      <Link href={href} className={styles.get} target="_blank" rel="noopener">
        <span>{t(GET)}</span>
        <VisuallyHidden>{THE_APP}</VisuallyHidden>
      </Link>
      <CloseButton label={DISMISS} onClose={onDismiss} />
    </aside>
  );
};
