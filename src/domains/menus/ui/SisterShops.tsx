import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Link } from '../../../ui/Link';
import * as styles from './SisterShops.module.css';
import { useText } from '../../../ui/use-text';
import { COOKED_DISHES, PLANTS, WINE } from '../texts';
import { OPENS_A_NEW_TAB } from '../../../ui/texts';

export interface SisterShopCard {
  readonly shop: 'cellar' | 'garden' | 'dishDelivery';
  readonly label: string;
  readonly href: string;
}

const DESCRIPTIONS: Readonly<Record<SisterShopCard['shop'], string>> = {
  cellar: WINE,
  garden: PLANTS,
  dishDelivery: COOKED_DISHES,
};

interface SisterShopsProps {
  readonly cards: readonly SisterShopCard[];
  readonly onFollow: (label: string, type: 'link') => void;
}

/** The three sister shops, each with an image and a link that opens a new tab [MEGA-8]. */
export const SisterShops = ({ cards, onFollow }: SisterShopsProps) => {
  const t = useText();
  return (
    <ul className={styles.cards}>
      {cards.map(({ shop, label, href }) => (
        <li key={shop}>
          <Link
            href={href}
            className={styles.card}
            target="_blank"
            rel="noopener"
            onClick={() => {
              onFollow(label, 'link');
            }}
          >
            <span className={styles.picture} data-shop={shop} />
            <span className={styles.text}>
              <span className={styles.label}>{label}</span>
              <span className={styles.description}>{t(DESCRIPTIONS[shop])}</span>
              <VisuallyHidden>{OPENS_A_NEW_TAB}</VisuallyHidden>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
