import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Icon } from '../../../ui/Icon';
import { useStore } from '../../../ui/use-store';
import type { Translate } from '../../../kernel/translate';
import { useText } from '../../../ui/use-text';
import { highlighter, type Fragment } from '../highlight';
import type { Cell, Place, SearchState } from '../state';
import {
  BROWSE,
  CLEAR_ALL,
  IN_PARENT,
  REMOVE,
  SEARCH_FOR,
  SUGGESTIONS,
  UNDO,
  YOUR_RECENT_SEARCHES,
} from '../texts';
import type { ProductParts, SearchPopupProps } from './SearchForm';
import * as styles from './SearchPopup.module.css';

interface ListProps {
  readonly search: SearchState;
  readonly id: string;
}

/** The id of a cell, to which `aria-activedescendant` of the field refers, and its handler. */
const cellProps = ({ act }: SearchState, id: string, cell: Cell, row: number, column: number) => ({
  id: `${id}${row}-${column}`,
  onClick: ({ ctrlKey, metaKey }: MouseEvent) => {
    act(cell, 'pointer', ctrlKey || metaKey);
  },
});

const isActive = ({ active }: SearchState, row: number, column: number): boolean =>
  active.row === row && active.column === column;

/** What is predicted is bold, next to what the shopper has typed. Nothing is bold in a text that has no word of the term. */
const renderFragments = (fragments: readonly Fragment[]) =>
  fragments.map(({ text, isMatch }, index) =>
    isMatch || fragments.length === 1 ? <span key={index}>{text}</span> : <strong key={index}>{text}</strong>,
  );

/** What a cell opens: a page, or the results of a term. It is prefetched while the cell is selected. */
const prefetchProps = (cell: Cell) =>
  cell.kind === 'aisle'
    ? { 'data-href': cell.aisle.href }
    : { 'data-term': 'term' in cell ? cell.term : undefined };

const labelOf = (t: Translate, cell: Cell, highlight: ReturnType<typeof highlighter>): ReactNode => {
  const labelIn = (text: string, parent: string | undefined) => (
    <>
      {renderFragments(highlight(text))}
      {parent && <span className={styles.parent}>{` ${t(IN_PARENT, { name: parent })}`}</span>}
    </>
  );
  switch (cell.kind) {
    case 'suggestion':
      return renderFragments(highlight(cell.term));
    case 'aisle':
      return labelIn(cell.aisle.name, cell.aisle.parent);
    case 'scope':
      return labelIn(cell.scope.term, cell.scope.name);
    default:
      return 'term' in cell && t(SEARCH_FOR, { term: cell.term });
  }
};

interface SuggestionListProps extends ListProps {
  readonly products: ProductParts | undefined;
}

/**
 * The suggestions under the field, the aisles that match, and a search for the term as typed; or what an empty field
 * offers [SRCH-7] [SRCH-8]. It has few elements, because it renders at each key.
 */
const SuggestionList = ({ search, id, products }: SuggestionListProps) => {
  const t = useText();
  const highlight = highlighter(search.resultsTerm);
  const isStart = search.popup === 'aisles';
  const label = t(isStart ? BROWSE : SUGGESTIONS);
  // The options of a listbox cannot contain the buttons of products.
  const [list, option] = products ? (['grid', 'gridcell'] as const) : (['listbox', 'option'] as const);
  // The key is the index, so that a new response changes texts and moves no elements.
  const renderOption = (cell: Cell, row: number) => (
    <div
      key={row}
      className={styles.option}
      data-kind={cell.kind}
      {...prefetchProps(cell)}
      role={option}
      aria-selected={isActive(search, row, 0)}
      {...cellProps(search, id, cell, row, 0)}
    >
      {labelOf(t, cell, highlight)}
    </div>
  );
  const renderRow = (option: ReactNode, row: number) =>
    products ? (
      <div key={row} role="row">
        {option}
      </div>
    ) : (
      option
    );
  return (
    <div className={styles.popup} tabIndex={-1}>
      {isStart && (
        <div aria-hidden="true" className={styles.title}>
          {label}
        </div>
      )}
      <div id={id} role={list} aria-label={label} aria-busy={search.isStalled}>
        {search.grid.map(([cell], row) =>
          cell && cell.kind !== 'product' ? renderRow(renderOption(cell, row), row) : null,
        )}
        {products && <products.Rows search={search} id={id} />}
      </div>
      {products && <products.Foot />}
    </div>
  );
};

const CLOCK = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2.2';

interface HistoryCellProps extends ListProps {
  readonly cell: Cell;
  readonly row: number;
  readonly column: number;
}

const HistoryCell = ({ search, id, cell, row, column }: HistoryCellProps) => {
  const t = useText();
  const isSelected = isActive(search, row, column);
  const own = cellProps(search, id, cell, row, column);
  if (cell.kind === 'recent') {
    return (
      <div role="gridcell" className={styles.recent} aria-selected={isSelected} {...own}>
        <Icon path={CLOCK} size={18} />
        <span className={styles.term}>{cell.term}</span>
      </div>
    );
  }
  if (cell.kind === 'aisle') {
    return (
      <div
        role="gridcell"
        className={styles.recent}
        data-href={cell.aisle.href}
        aria-selected={isSelected}
        {...own}
      >
        <span className={styles.term}>{cell.aisle.name}</span>
      </div>
    );
  }
  // Buttons are not in the tab order: arrow keys move through the grid, and Tab leaves it.
  const button = { type: 'button', tabIndex: -1, ...own } as const;
  return (
    <div role="gridcell" className={styles.cell} aria-selected={isSelected}>
      {cell.kind === 'remove' ? (
        <button {...button} className={styles.remove} aria-label={t(REMOVE, { term: cell.term })}>
          <Icon name="close" size={16} />
        </button>
      ) : (
        <button {...button} className={styles.action}>
          {t(cell.kind === 'undo' ? UNDO : CLEAR_ALL)}
        </button>
      )}
    </div>
  );
};

/** 'Your recent searches': a grid, because its rows contain buttons [HIST-1] [HIST-5]. */
const HistoryGrid = ({ search, id }: ListProps) => {
  const t = useText();
  const firstAisle = search.grid.findIndex(([cell]) => cell?.kind === 'aisle');
  return (
    <div className={styles.popup} tabIndex={-1}>
      <div id={`${id}title`} className={styles.title}>
        {t(YOUR_RECENT_SEARCHES)}
      </div>
      <div id={id} role="grid" aria-labelledby={`${id}title`}>
        {search.grid.map((cells, row) => (
          <div
            key={row}
            role="row"
            className={styles.row}
            data-kind={cells[0]?.kind}
            data-browse={row === firstAisle ? t(BROWSE) : undefined}
          >
            {cells[0]?.kind === 'undo' && (
              <span className={styles.undone}>{search.undoText && t(...search.undoText)}</span>
            )}
            {cells.map((cell, column) => (
              <HistoryCell key={cell.kind} search={search} id={id} cell={cell} row={row} column={column} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};

/** Sets a property to the height in CSS pixels that an on-screen keyboard leaves. Zooming does not change it. */
const useVisibleHeight = (popup: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const { current: element } = popup;
    const viewport = element?.ownerDocument.defaultView?.visualViewport;
    if (!element || !viewport) return undefined;
    const update = () => {
      const height = Math.round(viewport.height * viewport.scale);
      element.style.setProperty('--sh-visible-height', `${String(height)}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    return () => {
      viewport.removeEventListener('resize', update);
    };
  }, [popup]);
};

/** Scrolls the list, and never the page, until the selected cell is visible. */
const useVisibleSelection = (popup: RefObject<HTMLElement | null>, active: Place) => {
  useLayoutEffect(() => {
    const list = popup.current?.lastElementChild;
    const cell = list?.querySelector('[aria-selected="true"]');
    if (!list || !cell) return;
    const [shown, own] = [list.getBoundingClientRect(), cell.getBoundingClientRect()];
    // What sticks to the lower edge covers the rows behind it.
    const bottom = shown.bottom - (list.querySelector<HTMLElement>('[data-foot]')?.offsetHeight ?? 0);
    list.scrollBy(0, Math.min(0, own.top - shown.top) + Math.max(0, own.bottom - bottom));
  }, [popup, active]);
};

/** The popup under the field: suggestions, recent searches, and a progress line while a response is stalled. */
export const SearchPopup = ({ store, id, products }: SearchPopupProps) => {
  const search = useStore(store);
  const popup = useRef<HTMLDivElement>(null);
  useVisibleHeight(popup);
  useVisibleSelection(popup, search.active);
  return (
    <div
      ref={popup}
      // The focus stays in the field.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
    >
      {search.isStalled && <div className={styles.stalled} data-stalled />}
      {(search.popup === 'suggestions' || search.popup === 'aisles') && (
        <SuggestionList search={search} id={id} products={products} />
      )}
      {search.popup === 'history' && <HistoryGrid search={search} id={id} />}
    </div>
  );
};
