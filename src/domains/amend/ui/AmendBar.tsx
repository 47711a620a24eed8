import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Link } from '../../../ui/Link';
import type { AmendStore } from '../store';
import * as styles from './AmendBar.module.css';
import { CutOffText } from './CutOffText';
import { CHANGE_SLOT, CHANGING_YOUR_ORDER, DISCARD_AMENDS } from '../texts';
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

const Slot = ({ slot, ...props }: { readonly slot: AmendBarSlot } & Omit<AmendBarProps, 'slot'>) => {
  const t = useText();
  return (
    <p className={styles.slot}>
      <span className={styles.name}>{`${t(slot.name)} `}</span>
      <time dateTime={slot.start}>{`${slot.day}, ${slot.time}`}</time>
      {props.isSlotChangeable ? (
        <Link href={slot.changeHref} className={styles.change} onClick={props.onChangeSlot}>
          {t(CHANGE_SLOT)}
        </Link>
      ) : (
        <button type="button" className={styles.change} aria-haspopup="dialog" onClick={props.onSlotRefused}>
          {t(CHANGE_SLOT)}
        </button>
      )}
    </p>
  );
};

/** The bar of an order that is being changed: its slot, the time left, 'Discard amends' and Checkout [AMND-1]. */
export const AmendBar = ({ slot, ...props }: AmendBarProps) => {
  const t = useText();
  const { store, observeHeight, onHeight, onDiscard, children } = props;
  const { cutOffs, passed, nights, left, isUrgent } = useStore(store);
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
      <div className={styles.details}>
        <p id={titleId} className={styles.title}>
          {t(CHANGING_YOUR_ORDER)}
        </p>
        {slot && <Slot {...props} slot={slot} />}
        <CutOffText {...{ cutOffs, passed, nights, left, isUrgent }} />
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.discard} aria-haspopup="dialog" onClick={onDiscard}>
          {t(DISCARD_AMENDS)}
        </button>
        {children}
      </div>
    </section>
  );
};
