import type { Translate } from '../../kernel/translate';
import type { SlotSummary } from './model';

/** Returns a slot's accessible name, which is its visible text: 'Delivery Mon 05 May, 10am - 11am'. */
export const slotName = (t: Translate, { name, day, time }: SlotSummary): string =>
  `${t(name)} ${day}, ${time}`;
