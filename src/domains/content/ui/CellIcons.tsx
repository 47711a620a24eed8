import type { CardIcons } from '../model';
import { Badge } from '../../../ui/Badge';
import { useText } from '../../../ui/use-text';
import { EXTRA_SAVING, MEMBER_OFFER, NEW, TRY, SUPERCHARGED } from '../texts';
import * as styles from './CellIcons.module.css';
import { Picture } from './Picture';

const MESSAGES = { New: NEW, Try: TRY } as const;

const loyaltyText = ({ additionalReduction, supercharged }: NonNullable<CardIcons['loyalty']>): string => {
  if (supercharged) return SUPERCHARGED;
  return additionalReduction ? EXTRA_SAVING : MEMBER_OFFER;
};

/** The icons over a cell's image: roundel, message, brand, loyalty [CONT-3]. */
export const CellIcons = ({ icons }: { readonly icons: CardIcons }) => {
  const t = useText();
  const { offerRoundel, message, brand, loyalty } = icons;
  return (
    <>
      <div className={styles.badges}>
        {message && <Badge type="green" text={t(MESSAGES[message])} />}
        {loyalty && (
          <Badge
            type={loyalty.supercharged ? 'limitedEdition' : 'valueGreen'}
            text={t(loyaltyText(loyalty))}
          />
        )}
      </div>
      {offerRoundel && <p className={styles.roundel}>{offerRoundel}</p>}
      {brand && (
        <div className={styles.brand} data-position={brand.position}>
          <Picture image={brand.image} sizes="56px" fit="contain" />
        </div>
      )}
    </>
  );
};
