import { createLatest } from './latest';

describe('newest wins', () => {
  it('aborts what was under way when something newer begins [SRCH-6]', () => {
    const latest = createLatest();
    const older = latest.begin();
    const newer = latest.begin();
    expect([older.signal.aborted, newer.signal.aborted]).toEqual([true, false]);
  });

  it('tells a late answer that it is stale [SRCH-6]', () => {
    const latest = createLatest();
    const older = latest.begin();
    const newer = latest.begin();
    expect([older.isCurrent(), newer.isCurrent()]).toEqual([false, true]);
  });

  it('makes everything stale when it is cancelled, and can begin anew [SRCH-6]', () => {
    const latest = createLatest();
    const older = latest.begin();
    latest.cancel();
    expect([older.signal.aborted, older.isCurrent()]).toEqual([true, false]);
    expect(latest.begin().isCurrent()).toBe(true);
  });

  it('knows nothing of another one [SRCH-6]', () => {
    const mine = createLatest().begin();
    createLatest().begin();
    expect(mine.isCurrent()).toBe(true);
  });
});
