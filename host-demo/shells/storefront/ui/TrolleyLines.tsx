import { formatPrice } from '../../shop/money';
import type { TrolleyLine } from '../../shop-react/api/trolley';
import { useShop } from '../../shop-react/state/shop';
import { Amount } from '../../shop-react/ui/Amount';

const conflicts: Readonly<Record<string, string>> = {
  HARD: 'Unavailable for your slot. Please remove it to check out.',
  SOFT: 'Low in stock: we may offer you a substitute.',
};

const Line = ({ line }: { readonly line: TrolleyLine }) => {
  const { trolley } = useShop();
  const { lineNumber, quantity, totalPrice, conflict, product } = line;
  const name = product?.name ?? `Item ${lineNumber}`;
  const warning = Object.hasOwn(conflicts, conflict) ? conflicts[conflict] : undefined;
  return (
    <li className="line" data-conflict={conflict}>
      {warning ? <p className="conflict">{warning}</p> : null}
      <img src={product?.image ?? '/demo/pictures/basket.svg'} alt="" width="64" height="64" />
      <div>
        <h3 className="line__name">{name}</h3>
        <p className="muted">{[product?.size, product?.pricePer].filter(Boolean).join(' · ')}</p>
        {product?.offer ? <p className="product__offer">{product.offer}</p> : null}
      </div>
      <p className="line__total figures">{totalPrice ? formatPrice(totalPrice.amount) : ''}</p>
      <div className="line__controls">
        <Amount product={{ lineNumber, name, uom: product?.uom ?? quantity.uom }} />
        <button
          type="button"
          className="button-link"
          onClick={() => void trolley.getState().setAmount(lineNumber, 0)}
        >
          Remove<span className="unseen"> {name}</span>
        </button>
      </div>
    </li>
  );
};

const List = ({ lines }: { readonly lines: readonly TrolleyLine[] }) => (
  <ul className="lines">
    {lines.map((line) => (
      <Line key={line.lineNumber} line={line} />
    ))}
  </ul>
);

/** Shows unavailable items first, with a button that removes all of them; then all other items. */
export const TrolleyLines = ({ lines }: { readonly lines: readonly TrolleyLine[] }) => {
  const { trolley } = useShop();
  const unavailable = lines.filter(({ conflict }) => conflict === 'HARD');
  if (unavailable.length === 0) return <List lines={lines} />;
  const removeAll = (): void => {
    for (const { lineNumber } of unavailable) void trolley.getState().setAmount(lineNumber, 0);
  };
  return (
    <>
      <section className="unavailable" aria-labelledby="unavailable-items">
        <div className="results-bar">
          <h2 id="unavailable-items">
            {unavailable.length === 1
              ? '1 unavailable item'
              : `${String(unavailable.length)} unavailable items`}
          </h2>
          <button type="button" className="button button--quiet" onClick={removeAll}>
            Remove all unavailable
          </button>
        </div>
        <List lines={unavailable} />
      </section>
      <h2>Everything else</h2>
      <List lines={lines.filter(({ conflict }) => conflict !== 'HARD')} />
    </>
  );
};
