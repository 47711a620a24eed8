import { useEffect, useState } from 'react';
import { Link } from '../../../ui/Link';
import * as styles from './ProductSuggestions.module.css';
import { ADD, ADD_PRODUCT, ADDED, ADDED_PRODUCT, PRODUCTS } from '../texts';
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
  /** Adds a product to the trolley; resolves to false if that failed. Left out if the host adds none. */
  readonly add: ((product: SuggestedProduct) => Promise<boolean>) | undefined;
  readonly onLeave: () => void;
}

interface AddButtonProps {
  readonly product: SuggestedProduct;
  readonly add: (product: SuggestedProduct) => Promise<boolean>;
}

const AddButton = ({ product, add }: AddButtonProps) => {
  const t = useText();
  const [state, setState] = useState<'rest' | 'waiting' | 'added'>('rest');
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={t(state === 'added' ? ADDED_PRODUCT : ADD_PRODUCT, { name: product.name })}
      aria-busy={state === 'waiting'}
      onClick={() => {
        if (state === 'waiting') return;
        setState('waiting');
        void add(product).then((isAdded) => {
          setState(isAdded ? 'added' : 'rest');
        });
      }}
    >
      {t(state === 'added' ? ADDED : ADD)}
    </button>
  );
};

/** The host's products for the term, under the suggestions. */
export const ProductSuggestions = ({ term, load, add, onLeave }: ProductSuggestionsProps) => {
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
          {add && <AddButton product={product} add={add} />}
        </div>
      ))}
    </div>
  );
};
