import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { focusedAround } from '../../../ui/focused-around';
import { useText } from '../../../ui/use-text';
import type { Cell, SearchProduct, SearchState } from '../state';
import { ADD, IN_TROLLEY, PRODUCTS, VIEW_TROLLEY } from '../texts';
import * as styles from './ProductSuggestions.module.css';

interface RowsProps {
  readonly search: SearchState;
  /** Id of the grid; the ids of cells are made of it and their place. */
  readonly id: string;
  readonly onLeave: () => void;
}

interface ProductCellProps {
  readonly product: SearchProduct;
  /** Whether the amount is shown between the buttons. */
  readonly hasButtons: boolean;
  readonly onLeave: () => void;
}

/** The link to a product's page, whose name has all that is known about the product. */
const ProductLink = ({ product, hasButtons, onLeave }: ProductCellProps) => {
  const t = useText();
  const { name, href, picture, price, size, offer, amount } = product;
  const inTrolley = amount && t(IN_TROLLEY, { count: amount });
  return (
    <Link
      href={href}
      className={styles.link}
      // Arrow keys move through the grid, and Tab leaves it.
      tabIndex={-1}
      aria-label={[name, price, size, offer, inTrolley].filter(Boolean).join(', ')}
      onClick={onLeave}
    >
      <img className={styles.picture} src={picture} alt="" width="40" height="40" />
      {/* The spaces are for the name of the link, which begins with its text. */}
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.facts}>
          {price && (
            <b className={styles.price} translate="no">
              {price}
            </b>
          )}{' '}
          {size && <span>{size}</span>} {offer && <span className={styles.offer}>{offer}</span>}{' '}
          {inTrolley && !hasButtons && <span className={styles.inTrolley}>{inTrolley}</span>}
        </span>
      </span>
    </Link>
  );
};

interface ProductRowProps extends RowsProps {
  readonly cells: readonly Cell[];
  readonly row: number;
}

/** A product, and the number of pieces in the trolley between buttons for one fewer and one more; without any, 'Add'. */
const ProductRow = ({ search, id, cells, row, onLeave }: ProductRowProps) => {
  const t = useText();
  const { active } = search;
  const [first] = cells;
  if (first?.kind !== 'product') return null;
  const { product } = first;
  const hasButtons = cells.length > 1;
  const cellProps = (cell: Cell) => {
    const column = cells.indexOf(cell);
    return {
      id: `${id}${row}-${column}`,
      role: 'gridcell',
      'aria-selected': active.row === row && active.column === column,
    } as const;
  };
  const renderButton = (kind: 'fewer' | 'more') => {
    const cell = cells.find((each) => each.kind === kind);
    return (
      cell &&
      'press' in cell && (
        <div {...cellProps(cell)} className={styles.cell}>
          <button
            type="button"
            tabIndex={-1}
            className={product.amount ? styles.step : styles.add}
            aria-label={t(cell.label, { name: product.name })}
            onClick={({ currentTarget }) => {
              search.act(cell, 'pointer');
              // The next product is typed over this one.
              const field = focusedAround(currentTarget);
              if (field instanceof HTMLInputElement) field.select();
            }}
          >
            {product.amount ? <span>{kind === 'more' ? '+' : '−'}</span> : t(ADD)}
          </button>
        </div>
      )
    );
  };
  return (
    <div role="row" className={styles.product} data-kind="product">
      <div {...cellProps(first)} className={styles.main} data-href={product.href}>
        <ProductLink product={product} hasButtons={hasButtons} onLeave={onLeave} />
      </div>
      {hasButtons && (
        <div className={styles.steps} role="presentation" data-waiting={product.isWaiting}>
          {renderButton('fewer')}
          {product.amount && (
            <span className={styles.amount} aria-hidden="true" translate="no">
              {product.amount}
            </span>
          )}
          {renderButton('more')}
        </div>
      )}
    </div>
  );
};

/** The rows of the host's products in the grid of suggestions. */
export const ProductRows = (props: RowsProps) => {
  const t = useText();
  const { grid } = props.search;
  if (grid.at(-1)?.[0]?.kind !== 'product') return null;
  return (
    <div className={styles.products} role="rowgroup" aria-label={t(PRODUCTS)}>
      {grid.map((cells, row) =>
        cells[0]?.kind === 'product' ? (
          <ProductRow key={cells[0].product.id} {...props} cells={cells} row={row} />
        ) : null,
      )}
    </div>
  );
};

interface ProductsFootProps {
  /** Why the last change failed; empty if it did not. */
  readonly problem: string;
  readonly trolleyHref: string;
  /** '12 items'; undefined if it is not known */
  readonly items: string | undefined;
  /** '£43.10'; undefined if it is not known */
  readonly cost: string | undefined;
  readonly onLeave: () => void;
}

/** A change that failed; on small screens also the trolley, which the suggestions cover. */
export const ProductsFoot = ({ problem, trolleyHref, items, cost, onLeave }: ProductsFootProps) => {
  const t = useText();
  return (
    <div className={styles.foot} data-foot>
      {problem && <p className={styles.problem}>{problem}</p>}
      {items && (
        <Link href={trolleyHref} className={styles.trolley} onClick={onLeave}>
          <Icon name="trolley" />
          <span className={styles.view}>{t(VIEW_TROLLEY)}</span>
          <span>{items}</span>
          {cost && (
            <b className={styles.price} translate="no">
              {cost}
            </b>
          )}
        </Link>
      )}
    </div>
  );
};
