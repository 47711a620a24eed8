import type { HeaderSummary } from '../../../../federation/contract';
import { slotName } from '../../../domains/slot/lazy-frame';
import type { Translate } from '../../../kernel/translate';
import type { FrameValues } from '../frame-values';

/** Returns each text and address that trolley and slot add to the first frame, by name. */
export const orderValues = ({ trolley, slot }: HeaderSummary, t: Translate): FrameValues => ({
  trolleyName: trolley?.name,
  trolleyCost: trolley?.cost,
  trolleyCount: trolley?.count,
  ...(slot && {
    slotName: slotName(t, slot),
    slotKind: t(slot.name),
    slotHref: slot.changeHref,
    slotDay: slot.day,
    slotShortDay: slot.shortDay,
    slotTime: slot.time,
    slotStart: slot.start,
  }),
});
