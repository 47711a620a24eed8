import type { SearchStore } from '../../domains/search';
import {
  IN_FIELD,
  type Cell,
  type Grid,
  type Place,
  type SearchProduct,
} from '../../domains/search/lazy-products';
import { createLatest } from '../../kernel/latest';

type Load = (term: string, signal: AbortSignal) => Promise<readonly SearchProduct[]>;

/** Returns the place of the selected cell after the rows of products have changed. Other rows do not move. */
const follow = (before: Grid, place: Place, after: Grid): Place => {
  const cell = before[place.row]?.[place.column];
  if (!cell || !('product' in cell)) return place;
  const row = after.findIndex(([first]) => first?.kind === 'product' && first.product.id === cell.product.id);
  const cells = after[row];
  if (!cells) return IN_FIELD;
  const column = cells.findIndex(({ kind }) => kind === cell.kind);
  // 'Add' takes the place of 'Remove'.
  return { row, column: column < 0 ? cells.length - 1 : column };
};

const isProduct = (cells: readonly Cell[]): boolean => cells[0]?.kind === 'product';

/**
 * Adds the host's products for a term to the popup, below its suggestions. They load once the suggestions are shown; those
 * of another term are removed, and their request is cancelled [SRCH-6].
 *
 * @param load returns the products for a term; must not reject
 * @param cellsOf returns the row of a product
 * @returns a function that renders the rows again, after an amount has changed
 */
export const addProductRows = (
  store: SearchStore,
  load: Load,
  cellsOf: (product: SearchProduct) => readonly Cell[],
): (() => void) => {
  const latest = createLatest();
  let products: readonly SearchProduct[] = [];
  let term = '';
  let own: Grid | undefined;

  const render = () => {
    const { popup, grid, active } = store.getState();
    if (popup !== 'suggestions' || (products.length === 0 && !grid.some(isProduct))) return;
    const next = [...grid.filter((cells) => !isProduct(cells)), ...products.map(cellsOf)];
    own = next;
    store.setState({ grid: next, active: follow(grid, active, next) });
  };
  const request = async () => {
    const attempt = latest.begin();
    const found = await load(term, attempt.signal);
    if (!attempt.isCurrent()) return;
    products = found;
    render();
  };
  store.subscribe(({ resultsTerm, grid }) => {
    if (resultsTerm !== term) {
      term = resultsTerm;
      products = [];
      latest.cancel();
      if (term !== '') void request();
    }
    if (grid !== own) render();
  });
  return render;
};
