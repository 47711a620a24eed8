import { formatPrice, type Pence } from '../../kernel/money';
import { english, type Translate } from '../../kernel/translate';
import type { Quantity, TrolleyItem } from './model';
import { weightText } from './weight';

/** What the preview shows of a product. */
export interface PreviewProduct {
  readonly id: string;
  readonly name: string;
  readonly picture?: string;
  readonly isUnavailable?: boolean;
  readonly substitute?: Pick<PreviewProduct, 'id' | 'name' | 'picture'> & { readonly pricePence?: number };
}

export interface PreviewLine extends Omit<PreviewProduct, 'substitute'> {
  /** '2 ×' or '1.5 kg'; empty for one piece */
  readonly amount: string;
  readonly quantity: number;
  /** The number of pieces; left out for a weight, and for a line that is unavailable. */
  readonly pieces?: number;
  /** '£2.40'; left out when it is not known. */
  readonly price?: string;
  /** What an unavailable line can be swapped for; left out once it is in the trolley. */
  readonly substitute?: Pick<PreviewLine, 'id' | 'name' | 'picture' | 'price'>;
}

/** What the shopper did with an unavailable line. */
export type Fix = 'removed' | 'swapped';

/** An item that stays in its place of the preview while it is removed, swapped, or added again. */
export interface KeptItem {
  readonly item: TrolleyItem;
  readonly index: number;
  /** Undefined before the change, and after it was undone. */
  readonly fix: Fix | undefined;
}

/** The kept items by their product's id. */
export type KeptItems = ReadonlyMap<string | undefined, KeptItem>;

const MAX_LINES = 3;

const amountText = (quantity: Quantity, t: Translate): string =>
  weightText(quantity, t) ??
  (quantity.uom === 'C62' && quantity.amount > 1 ? `${String(quantity.amount)} ×` : '');

/** Returns the trolley's items, with the kept ones in the places that they had before they were removed or added again. */
export const withKept = (items: readonly TrolleyItem[], kept: KeptItems): readonly TrolleyItem[] => {
  const all = items.filter(({ productId }) => !kept.has(productId));
  for (const { item, index } of [...kept.values()].sort((one, other) => one.index - other.index))
    all.splice(index, 0, items.find(({ productId }) => productId === item.productId) ?? item);
  return all;
};

const substituteOf = (
  { isUnavailable, substitute }: PreviewProduct,
  items: readonly TrolleyItem[],
  t: Translate,
): PreviewLine['substitute'] => {
  if (!isUnavailable || !substitute) return undefined;
  const { pricePence, ...product } = substitute;
  const isInTrolley = items.some(
    ({ productId, lineNumber }) => productId === product.id || lineNumber === product.id,
  );
  if (isInTrolley) return undefined;
  return { ...product, ...(pricePence !== undefined && { price: formatPrice(pricePence as Pence, t) }) };
};

/**
 * Returns the first lines of the trolley, unavailable ones first, and how many there are besides. Lines whose product is not
 * known are only counted.
 *
 * @param products undefined while they load: then the lines are empty, and only reserve their space
 * @param keptCount how many lines are shown in addition, because the shopper has changed them
 */
export const previewLines = (
  items: readonly TrolleyItem[],
  products: readonly PreviewProduct[] | undefined,
  t: Translate = english,
  keptCount = 0,
): { readonly lines: readonly PreviewLine[]; readonly others: number } => {
  const byId = new Map(products?.map((product) => [product.id, product]));
  const lines = items
    .flatMap(({ productId, quantity, totalPrice }): PreviewLine[] => {
      if (productId === undefined) return [];
      if (!products) return [{ id: productId, name: '', amount: '', quantity: quantity.amount }];
      const product = byId.get(productId);
      if (!product) return [];
      const { substitute: _given, ...shown } = product;
      const substitute = substituteOf(product, items, t);
      return [
        {
          ...shown,
          ...(substitute && { substitute }),
          amount: amountText(quantity, t),
          quantity: quantity.amount,
          ...(quantity.uom === 'C62' && !product.isUnavailable && { pieces: quantity.amount }),
          ...(totalPrice !== undefined && { price: formatPrice(totalPrice, t) }),
        },
      ];
    })
    .sort((one, other) => Number(other.isUnavailable) - Number(one.isUnavailable))
    .slice(0, MAX_LINES + keptCount);
  return { lines, others: lines.length > 0 ? items.length - lines.length : 0 };
};
