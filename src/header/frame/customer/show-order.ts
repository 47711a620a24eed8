import type { HeaderSummary } from '../../../../federation/contract';
import type { Translate } from '../../../kernel/translate';
import { createNodes } from '../create-frame';
import type { TemplateElement } from '../template';
import { orderValues } from './order-values';

/** The parts of the frame that show a customer's order, as the header renders them. */
export interface OrderParts {
  readonly slot: TemplateElement;
  readonly trolley: TemplateElement;
  /** The trolley without a count. */
  readonly emptyTrolley: TemplateElement;
}

/** The element of each part in the frame, and in the markup of the renderer. */
export const PART_SIGNS = { slot: 'data-space-kept', trolley: 'data-trolley' } as const;

/**
 * Shows trolley and slot in the frame in place of what shows that they load [TROL-2] [SLOT-3].
 *
 * @returns a function that shows again that they load
 */
export const showOrder = (
  frame: HTMLElement,
  { slot, trolley, emptyTrolley }: OrderParts,
  summary: HeaderSummary,
  t: Translate,
): (() => void) => {
  const filling = { values: orderValues(summary, t), t, brand: '', variant: 0 };
  const parts = { slot, trolley: summary.trolley?.count ? trolley : emptyTrolley };
  const undo = (['slot', 'trolley'] as const).map((name) => {
    const shown = createNodes(parts[name], filling, frame.ownerDocument);
    const before = frame.querySelector(`[${PART_SIGNS[name]}]`);
    before?.replaceWith(shown);
    return () => before && shown.replaceWith(before);
  });
  return () => {
    for (const each of undo) each();
  };
};
