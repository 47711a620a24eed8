/** A product of the shop. Money is in pounds. */
export interface Product {
  readonly lineNumber: string;
  readonly productId: string;
  readonly name: string;
  /** The printed size, such as '400 g' or '6 pack'. */
  readonly size: string;
  readonly price: number;
  readonly wasPrice: number | null;
  /** Such as '£3.00/kg'. */
  readonly pricePer: string | null;
  /** Such as 'Save 50p'. */
  readonly offer: string | null;
  readonly badge: string | null;
  readonly image: string;
  /** From the root down to the shelf. */
  readonly categoryIds: readonly string[];
  /** C62: pieces; KGM: sold by the kilogram. */
  readonly uom: 'C62' | 'KGM';
}

export interface Category {
  readonly id: string;
  readonly name: string;
  /** Path from the root in lower case, such as 'groceries/bakery/bread'. */
  readonly url: string;
  readonly parentId: string | null;
  readonly categoryIds: readonly string[];
  /** No menu shows the category, but its page exists. */
  readonly hiddenInNav: boolean;
}
