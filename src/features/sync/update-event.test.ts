import { detailOf, phaseOf } from './update-event';

describe('detailOf', () => {
  it('returns the object that a custom event carries [TROL-4]', () => {
    const detail = { phase: 'finish' };
    expect(detailOf(new CustomEvent('update', { detail }))).toBe(detail);
  });

  it.each([undefined, null, 'finish', 7])('returns an empty object for %p [TROL-4] [CALL-3]', (detail) => {
    expect(detailOf(new CustomEvent('update', { detail }))).toEqual({});
  });

  it('returns an empty object for another event [CALL-3]', () => {
    expect(detailOf(Object.assign(new Event('update'), { detail: { phase: 'finish' } }))).toEqual({});
  });
});

describe('phaseOf', () => {
  it('returns the phase, and undefined without one [TROL-4]', () => {
    expect(phaseOf(new CustomEvent('update', { detail: { phase: 'start' } }))).toBe('start');
    expect(phaseOf(new Event('update'))).toBeUndefined();
  });
});
