import { formatPrice } from '../../kernel/money';
import { english, type Translate } from '../../kernel/translate';
import type { Quantity, TrolleyItem } from './model';
import { weightText } from './weight';

/** What the preview shows of a product. */
export interface PreviewProduct {
  readonly id: string;
  readonly name: string;
  readonly picture?: string;
  readonly isUnavailable?: boolean;
}

export interface PreviewLine extends PreviewProduct {
  /** '2 ×' or '1.5 kg'; empty for one piece */
  readonly amount: string;
  /** The number of pieces; left out for a weight, and for a line that is unavailable. */
  readonly pieces?: number;
  /** '£2.40'; left out when it is not known. */
  readonly price?: string;
}

const MAX_LINES = 3;

const amountText = (quantity: Quantity, t: Translate): string =>
  weightText(quantity, t) ??
  (quantity.uom === 'C62' && quantity.amount > 1 ? `${String(quantity.amount)} ×` : '');

/**
 * Returns the first lines of the trolley, unavailable ones first, and how many there are besides. Lines whose product is not
 * known are only counted.
 *
 * @param products undefined while they load: then the lines are empty, and only reserve their space
 */
export const previewLines = (
  items: readonly TrolleyItem[],
  products: readonly PreviewProduct[] | undefined,
  t: Translate = english,
): { readonly lines: readonly PreviewLine[]; readonly others: number } => {
  const byId = new Map(products?.map((product) => [product.id, product]));
  const lines = items
    .flatMap(({ productId, quantity, totalPrice }): PreviewLine[] => {
      if (productId === undefined) return [];
      if (!products) return [{ id: productId, name: '', amount: '' }];
      const product = byId.get(productId);
      if (!product) return [];
      return [
        {
          ...product,
          amount: amountText(quantity, t),
          ...(quantity.uom === 'C62' && !product.isUnavailable && { pieces: quantity.amount }),
          ...(totalPrice !== undefined && { price: formatPrice(totalPrice, t) }),
        },
      ];
    })
    .sort((one, other) => Number(other.isUnavailable) - Number(one.isUnavailable))
    .slice(0, MAX_LINES);
  return { lines, others: lines.length > 0 ? items.length - lines.length : 0 };
};
