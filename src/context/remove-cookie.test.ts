import { createTestContext } from './testing/test-context';
import { removeCookie } from './remove-cookie';

describe('removeCookie', () => {
  it.each([
    [true, []],
    [false, [{ name: 'cookie_not_removed', message: 'customerId' }]],
  ])('reports a cookie that is still there: removed is %p [AUTH-6] [SLOT-2]', (isRemoved, reports) => {
    const { context } = createTestContext();
    const reported: unknown[] = [];
    removeCookie(
      {
        browser: { ...context.browser, cookies: { ...context.browser.cookies, remove: () => isRemoved } },
        adapters: () => ({ monitor: { report: (problem) => reported.push(problem) } }),
      },
      'customerId',
    );
    expect(reported).toEqual(reports);
  });
});
