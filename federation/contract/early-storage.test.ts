import { amendBarHeight } from './early-storage';

it.each([
  ['66', 66],
  ['66.5', 66.5],
  ['1e9', 0],
  ['Infinity', 0],
  ['-66', 0],
  ['tall', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('the stored height %j reserves %p px for the amend bar [AMND-1]', (stored, height) =>
  expect(amendBarHeight(stored)).toBe(height),
);
