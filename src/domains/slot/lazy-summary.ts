import { decodeSlot } from './decode';
import type { SlotSummary } from './model';

/**
 * Tells a slot for a server's markup, with nothing of where it goes.
 *
 * @param reservations what the slot service answers, unchecked
 * @returns null when nothing is booked; undefined when that can't be read
 */
export const summariseSlot = (reservations: unknown): SlotSummary | null | undefined => {
  const decoded = decodeSlot(reservations);
  if (!decoded.ok) return undefined;
  const label = decoded.value?.label;
  if (!label) return null;
  const { name, changeHref, day, time, start } = label;
  return { name, changeHref, day, time, start };
};
