import { LAST_HOUR_MS, reservedUntil } from '../../domains/slot/lazy-reservation';
import type { HeaderContext } from '../../context/context';
import './MinutesLeft.module.css';
import { stopAll } from '../../kernel/stop-all';
import { MINUTES_LEFT } from './texts';

const MINUTE_MS = 60_000;

/** The button of the booked slot, whose class name is the slot's own. */
const BUTTON = '[aria-controls$=-details]';
const MINUTES = 'data-minutes-left';

/**
 * Shows in the slot's button how long the slot is still reserved, and refetches the slot when that time is over [SLOT-1]. The
 * text is an attribute, which a style sheet displays: the button's name stays the same, so that screen readers announce
 * nothing each minute. The details have the time.
 *
 * @returns a function that stops it
 */
export const showMinutesLeft = ({ slot, services, browser, element, t }: HeaderContext): (() => void) => {
  let stopTimer: (() => void) | undefined;
  let stopPaint: (() => void) | undefined;
  let endedId: string | undefined;
  let stopObserving: (() => void) | undefined;
  const header = element();
  const show = (text: string | undefined) => {
    stopObserving?.();
    const paint = () => {
      const button = header?.querySelector(BUTTON);
      if (text) button?.setAttribute(MINUTES, text);
      else button?.removeAttribute(MINUTES);
    };
    paint();
    // The button may be rendered later, and again.
    stopObserving = text && header ? browser.observeChildren(header, paint) : undefined;
  };
  const update = () => {
    stopTimer?.();
    stopPaint?.();
    const { status } = slot.getState();
    const reservation = status.kind === 'booked' ? status.slot.reservation : undefined;
    const until = reservation && reservedUntil(reservation);
    const left = until ? until.getTime() - services.shopClock.now() : Infinity;
    const isShown = left > 0 && left <= LAST_HOUR_MS;
    const text = isShown ? t(MINUTES_LEFT, { count: Math.ceil(left / MINUTE_MS) }) : undefined;
    stopPaint = browser.afterPaint(() => show(text));
    if (!reservation || left === Infinity) return;
    if (left > 0) {
      const toNext = isShown ? left % MINUTE_MS || MINUTE_MS : Math.min(left - LAST_HOUR_MS, LAST_HOUR_MS);
      stopTimer = browser.after(toNext, update);
    } else if (endedId !== reservation.id) {
      endedId = reservation.id;
      void slot.getState().refresh();
    }
  };
  update();
  return stopAll(
    slot.subscribe(update),
    () => stopTimer?.(),
    () => stopPaint?.(),
    () => show(undefined),
  );
};
