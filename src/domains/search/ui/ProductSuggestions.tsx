import { useEffect, useState } from 'react';
import { Link } from '../../../ui/Link';
import * as styles from './ProductSuggestions.module.css';
import { ADD, ADD_PRODUCT, ONE_FEWER, ONE_MORE, PRODUCTS, REMOVE_PRODUCT } from '../texts';
import { useText } from '../../../ui/use-text';

/** A product with its own page. */
export interface SuggestedProduct {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly picture?: string;
  readonly price?: string;
}

interface ProductSuggestionsProps {
  readonly term: string;
  /** Returns the host's products for a term; never rejects. Must be the same function at each render. */
  readonly load: (term: string, signal: AbortSignal) => Promise<readonly SuggestedProduct[]>;
  /** Returns how many pieces of a product are in the trolley. */
  readonly amountOf: (id: string) => number;
  /** Sets how many pieces are in the trolley; never rejects. Left out if the host cannot change it. */
  readonly change: ((product: SuggestedProduct, before: number, amount: number) => Promise<void>) | undefined;
  /** Whether the host can also take pieces out of the trolley. */
  readonly canRemove: boolean;
  /** What is in the trolley, which the overlay of phones covers. */
  readonly trolley: string | undefined;
  readonly onLeave: () => void;
}

interface AmountProps extends Pick<ProductSuggestionsProps, 'change' | 'canRemove'> {
  readonly product: SuggestedProduct;
  /** How many pieces are in the trolley. */
  readonly amount: number;
}

/** 'Add', or the number of pieces in the trolley between buttons for one fewer and one more. */
const Amount = ({ product, amount, change, canRemove }: AmountProps) => {
  const t = useText();
  const [isWaiting, setWaiting] = useState(false);
  const button = (label: string, next: number, sign: string) => (
    <button
      type="button"
      className={styles.add}
      aria-label={t(label, { name: product.name })}
      aria-busy={isWaiting}
      onClick={() => {
        if (isWaiting) return;
        setWaiting(true);
        void change?.(product, amount, next).then(() => {
          setWaiting(false);
        });
      }}
    >
      {sign}
    </button>
  );
  if (amount === 0) return button(ADD_PRODUCT, 1, t(ADD));
  return (
    <span className={styles.amount}>
      {canRemove && button(amount === 1 ? REMOVE_PRODUCT : ONE_FEWER, amount - 1, '−')}
      <span translate="no">{amount}</span>
      {button(ONE_MORE, amount + 1, '+')}
    </span>
  );
};

/** The host's products for the term, under the suggestions. */
export const ProductSuggestions = ({ term, load, amountOf, onLeave, ...props }: ProductSuggestionsProps) => {
  const t = useText();
  const [found, setFound] = useState<{
    readonly term: string;
    readonly products: readonly SuggestedProduct[];
  }>();
  useEffect(() => {
    const ended = new AbortController();
    void load(term, ended.signal).then((products) => {
      if (!ended.signal.aborted) setFound({ term, products });
    });
    return () => {
      ended.abort();
    };
  }, [term, load]);
  if (found?.term !== term || found.products.length === 0) return null;
  return (
    <div className={styles.products} role="group" aria-label={t(PRODUCTS)}>
      {found.products.map((product) => (
        <div key={product.id} className={styles.product}>
          <Link href={product.href} className={styles.link} onClick={onLeave}>
            <img className={styles.picture} src={product.picture} alt="" width="40" height="40" />
            <span className={styles.name}>{product.name}</span>
            <span translate="no">{product.price}</span>
          </Link>
          {props.change && <Amount {...props} product={product} amount={amountOf(product.id)} />}
        </div>
      ))}
      {props.trolley && <p className={styles.trolley}>{props.trolley}</p>}
    </div>
  );
};
