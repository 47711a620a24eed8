import type { CutOff } from '../model';
import { useText } from '../../../ui/use-text';
import {
  PLACED_ORDER,
  THIS_ORDER,
  TIME_HAS_PASSED,
  UNTIL,
  YOU_CAN_CHANGE,
  YOU_CAN_CHANGE_ORDER,
} from '../texts';
import * as styles from './AmendBar.module.css';

interface CutOffTextProps {
  readonly cutOffs: readonly CutOff[];
  readonly passed: readonly CutOff[];
  /** The night of each cut-off; '' for a cut-off that is not around midnight. */
  readonly nights: readonly string[];
  readonly left: string;
  readonly isUrgent: boolean;
}

/** Splits a text into what only wide screens show, the time, and the rest. */
const PARTS = /<wide>(.*?)<\/wide>|(\{time\})/;

interface UntilProps {
  readonly cutOff: CutOff;
  readonly isFirst: boolean;
}

/** 'You can change this order until 12AM, Friday 21 November', shorter on narrow screens. */
const Until = ({ cutOff: { of, at, text, shortText }, isFirst }: UntilProps) => {
  const t = useText();
  const lead = of === THIS_ORDER ? YOU_CAN_CHANGE_ORDER : YOU_CAN_CHANGE;
  const sentence = t(isFirst ? lead : UNTIL, { part: t(of) });
  // A part, what only wide screens show, and whether the time follows, by turns.
  return sentence.split(PARTS).map((piece, index) =>
    index % 3 === 0
      ? piece && <span key={index}>{piece}</span>
      : index % 3 === 1
        ? piece && (
            <span key={index} className={styles.lead}>
              {piece}
            </span>
          )
        : piece && (
            <time key={index} dateTime={at.toISOString()}>
              <span className={styles.long}>{text}</span>
              <span className={styles.short}>{shortText}</span>
            </time>
          ),
  );
};

/** Until when the order, or each part of it, can be changed, and the time left [AMND-3]. */
export const CutOffText = ({ cutOffs, passed, nights, left, isUrgent }: CutOffTextProps) => {
  const t = useText();
  const ahead = cutOffs.filter((cutOff) => !passed.includes(cutOff));
  const [first] = ahead;
  return (
    <p className={styles.cutOff} data-passed={passed.length > 0} data-left={left !== ''}>
      {passed.map(({ of }) => (
        <span key={of} className={styles.part}>
          {t(TIME_HAS_PASSED, { part: t(of) })}
        </span>
      ))}
      {ahead.map((cutOff) => {
        const night = nights[cutOffs.indexOf(cutOff)];
        return (
          <span key={cutOff.of} className={styles.part}>
            <Until cutOff={cutOff} isFirst={cutOff === first} />
            {night && <span>{` (${night})`}</span>}
          </span>
        );
      })}
      {left && (
        <span className={styles.left} data-urgent={isUrgent}>
          {left}
        </span>
      )}
      {cutOffs.length === 0 && <span>{t(PLACED_ORDER)}</span>}
    </p>
  );
};
