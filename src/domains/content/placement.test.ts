import { rowAt } from './placement';

describe('rowAt', () => {
  it('uses the layout of the narrower breakpoint for a breakpoint without one [CONT-7]', () => {
    expect(rowAt({ sm: { visible: true, isRow: true }, lg: { visible: true, isRow: false } })).toBe('sm md');
  });

  it('returns undefined for a component without layouts [CONT-7]', () => {
    expect(rowAt({ xs: { visible: true } })).toBeUndefined();
  });
});
