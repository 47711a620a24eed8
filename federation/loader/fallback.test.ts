import { PLACEHOLDER_HEIGHT, SEARCH_ROW_BELOW, SEARCH_ROW_HEIGHT, WIDE_FROM } from '../contract';
import { fallbackFactsOf, RESERVED_HEIGHT, ROW_HEIGHT } from './fallback';

it('the reserved height has the heights and the width of the contract [SHELL-4]', () => {
  const { small, wide } = PLACEHOLDER_HEIGHT;
  expect(RESERVED_HEIGHT).toBe(`clamp(${small}px,(100vw - ${WIDE_FROM - 1}px)*${wide},${wide}px)`);
  const row = SEARCH_ROW_HEIGHT;
  expect(ROW_HEIGHT).toBe(`clamp(0px,(${SEARCH_ROW_BELOW}px - 100vw)*${row},${row}px)`);
});

it.each([
  [{ config: { brand: { name: 'Fernleigh' }, features: { searchField: 'row' } } }, 'Fernleigh', ROW_HEIGHT],
  [{ config: { brand: { name: 7 }, features: { searchField: true } } }, '', '0px'],
  [{ config: null }, '', '0px'],
  [undefined, '', '0px'],
])('the fallback reads its facts of %j [FED-4] [SHELL-4]', (props, brandName, row) => {
  expect(fallbackFactsOf(props)).toEqual({ brandName, row });
});
