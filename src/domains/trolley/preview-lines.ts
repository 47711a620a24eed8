import { formatPrice } from '../../kernel/money';
import type { TrolleyItem } from './model';

/** What the preview shows of a product. */
export interface PreviewProduct {
  readonly id: string;
  readonly name: string;
  readonly picture?: string;
  readonly isUnavailable?: boolean;
}

/** A line of the trolley with its product. */
export interface PreviewLine extends PreviewProduct {
  /** '2', or empty for one piece and for weights */
  readonly amount: string;
  /** '£2.40'; left out when it is not known. */
  readonly price?: string;
}

const MAX_LINES = 3;

/**
 * Returns the first lines of the trolley, unavailable ones first, and how many there are besides. Lines whose product is not
 * known are only counted.
 *
 * @param products undefined while they load: then the lines are empty, and only reserve their space
 * @param lang another language than English, for the prices
 */
export const previewLines = (
  items: readonly TrolleyItem[],
  products: readonly PreviewProduct[] | undefined,
  lang?: string,
): { readonly lines: readonly PreviewLine[]; readonly others: number } => {
  const byId = new Map(products?.map((product) => [product.id, product]));
  const lines = items
    .flatMap(({ productId, quantity: { amount, uom }, totalPrice }): PreviewLine[] => {
      if (productId === undefined) return [];
      if (!products) return [{ id: productId, name: '', amount: '' }];
      const product = byId.get(productId);
      if (!product) return [];
      const isCounted = uom === 'C62' && amount > 1;
      return [
        {
          ...product,
          amount: isCounted ? String(amount) : '',
          ...(totalPrice !== undefined && { price: formatPrice(totalPrice, lang) }),
        },
      ];
    })
    .sort((one, other) => Number(other.isUnavailable) - Number(one.isUnavailable))
    .slice(0, MAX_LINES);
  return { lines, others: lines.length > 0 ? items.length - lines.length : 0 };
};
