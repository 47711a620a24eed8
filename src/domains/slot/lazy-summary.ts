import { english, type Translate } from '../../kernel/translate';
import { decodeSlot } from './decode';
import { bookedIn, slotSummary, type SlotSummary } from './model';

/**
 * Returns the summary of a slot for server-rendered markup, without its address or branch.
 *
 * @param reservations the response of the slot service, not decoded
 * @param t the language of the summary
 * @returns null when nothing is booked; undefined when the response cannot be decoded
 */
export const summariseSlot = (reservations: unknown, t: Translate): SlotSummary | null | undefined => {
  const decoded = decodeSlot(reservations, t);
  if (!decoded.ok) return undefined;
  const label = bookedIn(decoded.value)?.label;
  return label ? slotSummary(label) : null;
};

/**
 * Returns the branch of the booked slot; undefined when there is none, or when the response cannot be decoded.
 *
 * @param reservations the response of the slot service, not decoded
 */
export const bookedBranch = (reservations: unknown): string | undefined => {
  const decoded = decodeSlot(reservations, english);
  return decoded.ok ? bookedIn(decoded.value)?.reservation.branchId : undefined;
};
