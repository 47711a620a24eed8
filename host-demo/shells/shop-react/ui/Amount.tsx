import { useStore } from 'zustand';
import { loginFrom } from '../../shop/paths';
import type { Product } from '../api/products';
import { useShop } from '../state/shop';

const stepOf = (uom: string): number => (uom === 'C62' ? 1 : 0.5);

const label = (amount: number, uom: string): string =>
  uom === 'C62' ? String(amount) : `${String(amount)} ${uom === 'KGM' ? 'kg' : uom === 'GRM' ? 'g' : 'lb'}`;

/**
 * 'Add' for a product that is not in the trolley, otherwise a stepper with the amount. A visitor signs in first; the
 * product is added afterwards.
 */
export const Amount = ({ product }: { readonly product: Pick<Product, 'lineNumber' | 'name' | 'uom'> }) => {
  const { config, navigation, trolley, pendingItems } = useShop();
  const { lineNumber, name, uom } = product;
  const amount = useStore(trolley, (state) => state.amounts[lineNumber] ?? 0);
  const step = stepOf(uom);
  const set = (next: number): void => {
    if (config.shop.signedIn) {
      void trolley.getState().setAmount(lineNumber, Math.min(99, Math.max(0, next)));
      return;
    }
    pendingItems.keep({ lineNumber, name, amount: next });
    navigation.navigate(loginFrom(navigation.store.getState().href, name));
  };

  if (amount === 0) {
    return (
      <button
        type="button"
        className="button button--quiet"
        onClick={() => {
          set(step);
        }}
      >
        Add<span className="unseen"> {name}</span>
      </button>
    );
  }
  return (
    <div className="stepper" role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        aria-label={`Fewer ${name}`}
        onClick={() => {
          set(amount - step);
        }}
      >
        −
      </button>
      <output>{label(amount, uom)}</output>
      <button
        type="button"
        aria-label={`More ${name}`}
        onClick={() => {
          set(amount + step);
        }}
      >
        +
      </button>
    </div>
  );
};
