import type { TradingCell } from '../model';
import { sizesOf, type Placement } from '../placement';
import { useContent } from './provider';
import * as styles from './Card.module.css';
import { CardButton } from './CardButton';
import { CardTextView } from './CardTextView';
import { CellIcons } from './CellIcons';
import { Picture } from './Picture';
import { SHOP_NOW_IN_CELL } from '../texts';
import { useText } from '../../../ui/use-text';

interface TradingCellViewProps {
  readonly cell: TradingCell & { readonly id: string; readonly placement: Placement };
  readonly level: number;
  /** Place among its siblings, from 1. */
  readonly nth: number;
}

/** A card with an image and an offer. The button is rendered only with a link [CONT-3]. */
export const TradingCellView = ({ cell, level, nth }: TradingCellViewProps) => {
  const t = useText();
  const { track } = useContent();
  const { id, text, image, icons, promoName, placement } = cell;
  const { link } = text;
  const hasIcons = Object.values(icons).some(Boolean);
  const follow = () => {
    track({ event: 'promo_click', componentId: id, promoName });
  };
  return (
    <article className={styles.card} data-theme={text.theme}>
      <div className={styles.top} data-bare={!image && hasIcons}>
        {image && <Picture image={image} sizes={sizesOf(placement)} position={cell.position ?? nth} />}
        <CellIcons icons={icons} />
      </div>
      <div className={styles.text}>
        <CardTextView text={text} level={level} />
        {link && (
          <div className={styles.action}>
            <CardButton href={link.href} text={text} defaultLabel={t(SHOP_NOW_IN_CELL)} onClick={follow} />
          </div>
        )}
      </div>
    </article>
  );
};
