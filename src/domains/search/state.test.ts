import { fc } from '../../../tests/setup/property-tests';
import { cellAt, follow, historyGrid, IN_FIELD, move, suggestionGrid, type Arrow } from './state';

const terms = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 6 });
const arrow = fc.constantFrom<Arrow>('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight');
const grid = fc.oneof(
  terms.map((each) => suggestionGrid('milk', { terms: each, scopes: [] }, [])),
  fc.tuple(terms, fc.boolean()).map(([each, hasUndo]) => historyGrid(each, hasUndo)),
);

describe('suggestionGrid', () => {
  it('has no scope that reads like an aisle, or names one twice [SRCH-7]', () => {
    const scopeOf = (name: string) => ({ term: 'bread', category: '1', name });
    const aisles = [{ name: 'Bread', parent: 'Bakery', href: '/bread' }];
    const rows = suggestionGrid(
      'bre',
      { terms: [], scopes: ['Bakery', 'Bread', 'Frozen'].map(scopeOf) },
      aisles,
    );
    expect(rows.flat()).toEqual([
      { kind: 'scope', scope: scopeOf('Frozen') },
      { kind: 'aisle', aisle: aisles[0] },
      { kind: 'search', term: 'bre' },
    ]);
  });
});

describe('move', () => {
  it('always returns the place of a cell or of the field [SRCH-8] [HIST-5]', () => {
    fc.assert(
      fc.property(grid, fc.array(arrow, { maxLength: 30 }), (rows, keys) => {
        let place = IN_FIELD;
        for (const key of keys) {
          if (place.row >= 0 || key === 'ArrowDown' || key === 'ArrowUp') place = move(rows, place, key);
          expect(place.row === -1 || cellAt(rows, place) !== undefined).toBe(true);
        }
      }),
    );
  });
});

describe('follow', () => {
  it('stays on its cell while the cell exists [HIST-5]', () => {
    fc.assert(
      fc.property(terms, terms, fc.nat(), fc.nat(1), (one, other, row, column) => {
        const before = historyGrid(one, false);
        const place = { row: row % Math.max(1, one.length), column };
        const cell = cellAt(before, place);
        const after = historyGrid([...new Set([...other, ...one])], true);
        expect(cellAt(after, follow(before, place, after))).toEqual(cell);
      }),
    );
  });

  it('returns to the field when no row is left [HIST-5]', () => {
    expect(follow(historyGrid(['milk'], false), { row: 0, column: 0 }, [])).toEqual(IN_FIELD);
  });
});
