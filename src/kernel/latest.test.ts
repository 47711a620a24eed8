import { createLatest } from './latest';

describe('createLatest', () => {
  it('aborts the previous task when a new one begins, and marks it as stale [SRCH-6]', () => {
    const latest = createLatest();
    const older = latest.begin();
    const newer = latest.begin();
    expect([older.signal.aborted, newer.signal.aborted]).toEqual([true, false]);
    expect([older.isCurrent(), newer.isCurrent()]).toEqual([false, true]);
  });

  it('marks the task as stale when it is cancelled, and can begin another [SRCH-6]', () => {
    const latest = createLatest();
    const older = latest.begin();
    latest.cancel();
    expect([older.signal.aborted, older.isCurrent()]).toEqual([true, false]);
    expect(latest.begin().isCurrent()).toBe(true);
  });
});
