import type { SessionStatus } from '../../platform/session';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { removeRefusedStorage } from './remove-refused-storage';

const REFUSED = { wtr_cookies_functional: 'false' };
const STORED = {
  wtr_groceries_search_history: '[{"term":"milk"}]',
  'wtr_multi_search_-1': '["milk"]',
  wtr_multi_search_42: '["bread"]',
  'shop-own': 'kept',
};

const fill = (map: Map<string, string>, values: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(values)) map.set(key, value);
};

/** A page with stored data, whose consent cookies say this until the test changes them. */
const follow = (choices: Readonly<Record<string, string>>, status: SessionStatus = CUSTOMER) => {
  const page = createTestContext({ status });
  fill(page.cookies, { ...choices, wtr_app_banner_dismissed: '1' });
  fill(page.local, STORED);
  fill(page.tabStore, { wtr_early_search: 'milk', wtr_amend_bar: '48' });
  removeRefusedStorage(page.context);
  return { ...page, local: () => Object.fromEntries(page.local) };
};

describe('removeRefusedStorage', () => {
  it('removes what was stored before the refusal, and nothing of the shop’s own [AUTH-8]', () => {
    const { local, cookies, tabStore } = follow(REFUSED);
    expect([local(), Object.fromEntries(cookies)]).toEqual([{ 'shop-own': 'kept' }, REFUSED]);
    expect([...tabStore.keys()]).toEqual(['wtr_amend_bar']);
  });

  it('removes it as soon as the shopper refuses on this page [AUTH-8]', () => {
    const { local, setCookie } = follow({ wtr_cookies_functional: 'true' });
    expect(local()).toEqual(STORED);
    setCookie('wtr_cookies_functional', 'false');
    expect(local()).toEqual({ 'shop-own': 'kept' });
  });

  it("removes a customer's list once the customer is known [AUTH-8]", () => {
    const { local, signIn } = follow(REFUSED, { kind: 'initialising' });
    expect(local()).toEqual({ wtr_multi_search_42: '["bread"]', 'shop-own': 'kept' });
    signIn(CUSTOMER);
    expect(local()).toEqual({ 'shop-own': 'kept' });
  });

  it('keeps everything of a shopper who has not answered [AUTH-8]', () => {
    expect(follow({}).local()).toEqual(STORED);
  });
});
