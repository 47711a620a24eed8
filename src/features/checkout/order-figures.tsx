import { useText } from '../../ui/use-text';
import type { Translate } from '../../kernel/translate';
import { ADDED, CHANGED, ITEMS, ITEMS_TOTAL, REMOVED, SLOT, TOTAL } from './texts';
import { useStore } from '../../ui/use-store';
import type { BookedSlot } from '../../domains/slot';
import type { Trolley, TrolleyState } from '../../domains/trolley';
import { isStale } from '../../domains/trolley/lazy-stale';
import type { HeaderContext } from '../../context/context';
import { formatPrice, type Pence } from '../../kernel/money';
import { Figures, type Figure } from '../../ui/Figures';

/** The sum of the items' prices; NaN when one of them is not known. */
const costOf = (items: Trolley['items']): number =>
  items.reduce((sum, { totalPrice = NaN }) => sum + totalPrice, 0);

/** '2 added, 1 removed, 3 changed'; empty when nothing has changed, or when lines of the order are not known. */
const countChanges = ({ items, order }: Trolley, t: Translate): string => {
  if (order.isPartial) return '';
  const left = new Map(order.amounts);
  let added = 0;
  let changed = 0;
  for (const { lineNumber, quantity } of items) {
    const before = left.get(lineNumber);
    if (!left.delete(lineNumber)) added += 1;
    else if (before !== quantity.amount) changed += 1;
  }
  return Object.entries({ [ADDED]: added, [REMOVED]: left.size, [CHANGED]: changed })
    .flatMap(([change, count]) => (count ? t(change, { count }) : []))
    .join(', ');
};

const slotText = (label: BookedSlot['label']) => label && `${label.day}, ${label.time}`;

const priceText = (pence: number, t: Translate) =>
  Number.isNaN(pence) ? undefined : formatPrice(pence as Pence, t);

const figure = (name: string, value: string | undefined, before?: string): readonly Figure[] =>
  value ? [{ name, value, before }] : [];

/**
 * Returns what has changed in an order that is being amended: its cost, its slot and its items. Figures that are not known
 * are left out. When the slot has changed, the previous delivery charge is not known: then the cost of the items is compared
 * instead of the total.
 */
export const orderFigures = (
  state: Pick<TrolleyState, 'status' | 'trolley'>,
  slot: BookedSlot | undefined,
  t: Translate,
): readonly Figure[] => {
  const { status, trolley } = state;
  if (status.kind !== 'ready' || !trolley) return [];
  const { totals } = status;
  const isCurrent = !isStale(state) && !trolley.isPartial;
  const cost = isCurrent ? costOf(trolley.items) : NaN;
  const previous = slotText(slot?.previous);
  const total = previous === undefined ? (totals.estimatedCost ?? NaN) : cost;
  return [
    ...figure(
      previous === undefined ? TOTAL : ITEMS_TOTAL,
      priceText(total, t),
      priceText(total - cost + (trolley.order.itemsCost ?? NaN), t),
    ),
    ...figure(SLOT, slotText(slot?.label), previous),
    ...figure(ITEMS, isCurrent ? countChanges(trolley, t) : undefined),
  ];
};

/** Shows what has changed in the order that is being amended, and follows later changes. */
export const OrderFigures = ({ trolley, slot }: Pick<HeaderContext, 'trolley' | 'slot'>) => {
  const t = useText();
  const { status } = useStore(slot);
  return (
    <Figures
      figures={orderFigures(useStore(trolley), status.kind === 'booked' ? status.slot : undefined, t)}
    />
  );
};
