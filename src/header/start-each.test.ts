import { startEach } from './start-each';
import { createTestHeader } from './testing/test-header';

describe('startEach', () => {
  it('starts every feature, reports those that throw, and returns what stops the others [ERR-6]', () => {
    const { runtime, reports } = createTestHeader();
    const calls: string[] = [];
    const stops = startEach(runtime, {
      first: () => () => calls.push('first stops'),
      second: () => {
        throw new Error('broken');
      },
      third: ({ page }) => void calls.push(page.getState().openPanel),
      fourth: () => () => calls.push('fourth stops'),
    });
    expect([calls, reports]).toEqual([['none'], ['region_failed second: Error: broken']]);
    for (const stop of stops) stop();
    expect(calls).toEqual(['none', 'first stops', 'fourth stops']);
  });
});
