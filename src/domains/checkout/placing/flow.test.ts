import { isPending } from './flow';
import type { Intent } from './intents';

const intent = (phase: Intent['phase']): Intent => ({
  customerOrderId: 'co-1',
  key: 'key-1',
  startedAt: 100_000,
  phase,
});

describe('isPending', () => {
  it.each<[Intent['phase'], boolean, boolean]>([
    ['sending', true, true],
    ['sending', false, true],
    ['reading', true, false],
    ['reading', false, true],
    ['unknown', false, false],
    ['reported', false, false],
  ])('for an intent in phase %s, with Web Locks %s, returns %s [INST-2]', (phase, isLocked, expected) => {
    expect(isPending(intent(phase), { isLocked }, 100_000)).toBe(expected);
  });

  it('returns false after 60 seconds, and when the clock was set back by 60 seconds [INST-2]', () => {
    const ages = [59_999, 60_000, -59_999, -60_000];
    const results = ages.map((age) => isPending(intent('sending'), { isLocked: true }, 100_000 + age));
    expect(results).toEqual([true, false, true, false]);
  });

  it('returns false without an intent', () => {
    expect(isPending(undefined, { isLocked: false }, 100_000)).toBe(false);
  });
});
