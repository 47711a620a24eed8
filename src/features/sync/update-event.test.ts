import { detailOf } from './update-event';

describe('detailOf', () => {
  it.each([undefined, null, 'finish', 7])('returns an empty object for %p [TROL-4] [CALL-3]', (detail) => {
    expect(detailOf(new CustomEvent('update', { detail }))).toEqual({});
  });

  it('returns an empty object for another event [CALL-3]', () => {
    expect(detailOf(Object.assign(new Event('update'), { detail: { phase: 'finish' } }))).toEqual({});
  });
});
