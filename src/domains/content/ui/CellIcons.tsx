import type { CardIcons } from '../model';
import { Badge } from '../../../ui/Badge';
import * as styles from './CellIcons.module.css';
import { Picture } from './Picture';

const loyaltyText = ({ additionalReduction, supercharged }: NonNullable<CardIcons['loyalty']>): string => {
  if (supercharged) return 'Supercharged member offer';
  return additionalReduction ? 'Extra member saving' : 'Member offer';
};

/** The icons over a cell's image: roundel, message, brand, loyalty [CONT-3]. */
export const CellIcons = ({ icons }: { readonly icons: CardIcons }) => {
  const { offerRoundel, message, brand, loyalty } = icons;
  return (
    <>
      <div className={styles.badges}>
        {message && <Badge type="green" text={message} />}
        {loyalty && (
          <Badge type={loyalty.supercharged ? 'limitedEdition' : 'valueGreen'} text={loyaltyText(loyalty)} />
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
