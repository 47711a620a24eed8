import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useStore } from '../../../ui/use-store';
import { Link } from '../../../ui/Link';
import type { CutOff } from '../model';
import type { AmendState, AmendStore } from '../store';
import * as styles from './AmendBar.module.css';
import {
  CHANGE_SLOT,
  CHANGING,
  CHANGING_YOUR_ORDER,
  DISCARD_AMENDS,
  NO_LONGER_CHANGING,
  PLACED_ORDER,
  THIS_ORDER,
  TIME_HAS_PASSED,
  UNTIL,
  YOU_CAN_CHANGE,
  YOU_CAN_CHANGE_ORDER,
} from '../texts';
import { useText } from '../../../ui/use-text';

/** The order's slot, as text for the bar. */
export interface AmendBarSlot {
  /** 'Delivery', 'Collection' or 'Slot' */
  readonly name: string;
  readonly day: string;
  readonly time: string;
  /** ISO instant of the start */
  readonly start: string;
  readonly changeHref: string;
}

interface AmendBarProps {
  readonly store: AmendStore;
  /** Undefined when the reservation has no start. */
  readonly slot: AmendBarSlot | undefined;
  readonly isSlotChangeable: boolean;
  /** Called when the shopper presses 'Change slot' for a slot that cannot be changed [SLOT-8]. */
  readonly onSlotRefused: () => void;
  readonly onChangeSlot: () => void;
  readonly onDiscard: () => void;
  /**
   * Calls the listener with the element's height in CSS pixels, at once and whenever the height changes. Returns a
   * function that stops observing.
   */
  readonly observeHeight: (element: Element, listener: (height: number) => void) => () => void;
  readonly onHeight: (height: number) => void;
  /** The Checkout control. */
  readonly children: ReactNode;
}

const Slot = ({ slot }: { readonly slot: AmendBarSlot }) => {
  const t = useText();
  return (
    <p className={styles.slot}>
      <span className={styles.name}>{`${t(slot.name)} `}</span>
      <span className={styles.lead}>{`${t(CHANGING)} `}</span>
      <time dateTime={slot.start}>{`${slot.day}, ${slot.time}`}</time>
    </p>
  );
};

type ChangeSlotProps = Pick<AmendBarProps, 'isSlotChangeable' | 'onChangeSlot' | 'onSlotRefused'> & {
  readonly slot: AmendBarSlot;
};

/** A link to the slots, or a button that says why the slot stays as it is [SLOT-8]. */
const ChangeSlot = ({ slot, isSlotChangeable, onChangeSlot, onSlotRefused }: ChangeSlotProps) => {
  const t = useText();
  return isSlotChangeable ? (
    <Link href={slot.changeHref} className={styles.link} onClick={onChangeSlot}>
      {t(CHANGE_SLOT)}
    </Link>
  ) : (
    <button type="button" className={styles.link} data-fixed aria-haspopup="dialog" onClick={onSlotRefused}>
      {t(CHANGE_SLOT)}
    </button>
  );
};

/** Splits a text into what only wide screens show, the time, and the rest. */
const PARTS = /<wide>(.*?)<\/wide>|(\{time\})/;

interface UntilProps {
  readonly cutOff: CutOff;
  readonly isFirst: boolean;
}

/** 'You can change this order until 2pm, Friday 21 November', shorter on narrow screens. */
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
            <span key={index} className={styles.wide}>
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

type CutOffTextProps = Pick<AmendState, 'cutOffs' | 'passed' | 'left' | 'isUrgent'>;

/** Until when the order, or each part of it, can be changed, and the time left [AMND-3]. */
const CutOffText = ({ cutOffs, passed, left, isUrgent }: CutOffTextProps) => {
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
      {ahead.map((cutOff) => (
        <span key={cutOff.of} className={styles.part}>
          <Until cutOff={cutOff} isFirst={cutOff === first} />
        </span>
      ))}
      {left && (
        <span className={styles.left} data-urgent={isUrgent}>
          {left}
        </span>
      )}
      {cutOffs.length === 0 && <span>{t(PLACED_ORDER)}</span>}
    </p>
  );
};

/** In the space of the bar, once the order that the page before showed there is no longer being changed. */
export const EndedBar = ({ children }: Pick<AmendBarProps, 'children'>) => {
  const t = useText();
  return (
    <div className={`${styles.bar} ${styles.ended}`}>
      <p className={styles.details}>{t(NO_LONGER_CHANGING)}</p>
      {children}
    </div>
  );
};

/** The bar of an order that is being changed: its slot, the time left, 'Discard amends' and Checkout [AMND-1]. */
export const AmendBar = ({ slot, ...props }: AmendBarProps) => {
  const t = useText();
  const { store, observeHeight, onHeight, onDiscard, children } = props;
  const { cutOffs, passed, left, isUrgent } = useStore(store);
  const titleId = useId();
  const bar = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(
    () => (bar.current ? observeHeight(bar.current, onHeight) : undefined),
    [observeHeight, onHeight],
  );
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-labelledby={titleId}
      data-whole={isWhole}
      // Not for a press: what is pressed would move away from the pointer.
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setWhole(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWhole(false);
      }}
    >
      <div className={styles.about}>
        <div className={styles.details}>
          <p id={titleId} className={styles.title}>
            {t(CHANGING_YOUR_ORDER)}
          </p>
          {slot && <Slot slot={slot} />}
          <CutOffText {...{ cutOffs, passed, left, isUrgent }} />
        </div>
        <div className={styles.links}>
          {slot && <ChangeSlot {...props} slot={slot} />}
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onDiscard}>
            {t(DISCARD_AMENDS)}
          </button>
        </div>
      </div>
      {children}
    </section>
  );
};
