import { useEffect, useState } from 'react';
import { missingSpend } from '../../domains/checkout';
import type { HeaderContext } from '../../context/context';
import { formatPrice } from '../../kernel/money';
import type { Message } from '../../kernel/translate';
import { useText } from '../../ui/use-text';
import { loadProducts } from '../products/load-products';
import { AND_MORE, MISSING_AMOUNT, REMOVED_PRODUCTS, UNAVAILABLE_PRODUCTS } from './texts';

const BELOW_MINIMUM = 'ORDER_ORCHESTRATION_042';
const ITEMS_UNAVAILABLE = 'ORDER_ORCHESTRATION_041';
const ITEM_REMOVED = 'ORDER_ORCHESTRATION_137';

const MAX_NAMES = 3;

const idsIn = ({ trolley }: ReturnType<HeaderContext['trolley']['getState']>): readonly string[] =>
  trolley?.items.map(({ productId, lineNumber }) => productId ?? lineNumber) ?? [];

/** Returns the amount that is missing to the minimum spend, if both amounts are known. */
const explainMinimum = ({ t, trolley, slot }: HeaderContext): Message | undefined => {
  const { status } = trolley.getState();
  const booked = slot.getState().status;
  if (status.kind !== 'ready') return undefined;
  const type = booked.kind === 'booked' ? booked.slot.reservation.slotType : undefined;
  const missing = missingSpend(status.totals, type);
  return missing && missing > 0 ? [MISSING_AMOUNT, { amount: formatPrice(missing, t) }] : undefined;
};

/** Returns the names of the products that the host knows, three at most. @param before ids in the trolley before the error */
const explainItems = async (
  context: HeaderContext,
  code: string,
  before: readonly string[],
): Promise<Message | undefined> => {
  const { t, trolley } = context;
  const now = trolley.getState();
  const isRemoved = code === ITEM_REMOVED;
  // An item that could not be decoded is not one that was removed.
  if (isRemoved && now.trolley?.isPartial) return undefined;
  const ids = idsIn(now);
  const wanted = isRemoved ? before.filter((id) => !ids.includes(id)) : ids;
  const products = wanted.length > 0 ? await loadProducts(context, wanted) : [];
  const names = products
    .filter(({ id, isUnavailable }) => wanted.includes(id) && (isRemoved || isUnavailable))
    .map(({ name }) => name);
  const count = names.length - MAX_NAMES;
  const shown = [names.slice(0, MAX_NAMES).join(', '), ...(count > 0 ? [t(AND_MORE, { count })] : [])];
  return names.length > 0
    ? [isRemoved ? REMOVED_PRODUCTS : UNAVAILABLE_PRODUCTS, { products: shown.join(' ') }]
    : undefined;
};

/**
 * Finds out what the trolley and the host know of an error, once the trolley was read again: the amount that is missing to the
 * minimum spend, or the products that are concerned. Resolves with undefined if they know nothing; never rejects.
 *
 * @param isRead resolves when the trolley has been read again; call this function before that
 */
export const explainError = async (
  context: HeaderContext,
  code: string,
  isRead: Promise<void>,
): Promise<Message | undefined> => {
  const before = idsIn(context.trolley.getState());
  await isRead;
  if (code === BELOW_MINIMUM) return explainMinimum(context);
  return code === ITEMS_UNAVAILABLE || code === ITEM_REMOVED
    ? explainItems(context, code, before)
    : undefined;
};

interface ErrorDetailsProps extends Pick<HeaderContext, 'announcer'> {
  readonly details: Promise<Message | undefined>;
}

/** The sentence about an error, which is announced when it is known: by then, the dialog has been read out. */
export const ErrorDetails = ({ details, announcer }: ErrorDetailsProps) => {
  const t = useText();
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    let isCurrent = true;
    void details.then((found) => {
      if (!isCurrent || !found) return;
      setMessage(found);
      announcer.announce(...found);
    });
    return () => {
      isCurrent = false;
    };
  }, [details, announcer]);
  return message && <p>{t(...message)}</p>;
};
