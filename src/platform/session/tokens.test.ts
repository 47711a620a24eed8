import { nextTokens, type Tokens } from './tokens';

const NOW = Date.UTC(2025, 4, 5, 9);
const MINUTE_MS = 60_000;
const SIGNED_IN = { kind: 'signed-in', role: 'customer', customerId: '42' } as const;

const receive = (
  tokens: Tokens,
  token: string,
  expiry: { expiresIn?: number | string; expiresAt?: number | string } = {},
  shopNow = NOW,
) => {
  const event = {
    kind: 'signed-in',
    token,
    customerId: '42',
    isSignedOnAsCustomer: false,
    ...expiry,
  } as const;
  return nextTokens(tokens, event, SIGNED_IN, NOW, shopNow);
};

describe('nextTokens', () => {
  it.each<readonly [string, Parameters<typeof receive>[2], number]>([
    ['30 seconds before its expiry', { expiresIn: 600 }, NOW + 10 * MINUTE_MS - 30_000],
    ['after half of a short life', { expiresIn: 40 }, NOW + 20_000],
    ['by expiresAt without expiresIn', { expiresAt: '2025-05-05T09:10:00Z' }, NOW + 10 * MINUTE_MS - 30_000],
    ['by an offset', { expiresAt: '2025-05-05T10:10:00+01:00' }, NOW + 10 * MINUTE_MS - 30_000],
    ['by epoch milliseconds', { expiresAt: NOW + 10 * MINUTE_MS }, NOW + 10 * MINUTE_MS - 30_000],
    ['by epoch seconds', { expiresAt: NOW / 1_000 + 600 }, NOW + 10 * MINUTE_MS - 30_000],
    ['by expiresIn first', { expiresIn: '40', expiresAt: '2025-05-05T08:00:00Z' }, NOW + 20_000],
    ['never if it has expired on arrival', { expiresAt: '2025-05-05T08:00:00Z' }, Infinity],
    ...[{}, { expiresAt: 'soon' }, { expiresAt: '' }, { expiresAt: -1 }, { expiresAt: 3_600 }].map(
      (expiry) => [`never with ${JSON.stringify(expiry)}`, expiry, Infinity] as const,
    ),
    ...[0, 'soon'].map((expiresIn) => [`never with ${expiresIn}`, { expiresIn }, Infinity] as const),
  ])('renews a token %s [AUTH-4]', (_, expiry, freshUntil) =>
    expect(receive({}, 'one', expiry).current?.freshUntil).toBe(freshUntil),
  );

  it("counts expiresAt by the shop's time on a device that is 20 minutes ahead [AUTH-4]", () => {
    const { current } = receive({}, 'one', { expiresAt: '2025-05-05T08:50:00Z' }, NOW - 20 * MINUTE_MS);
    expect(current?.freshUntil).toBe(NOW + 10 * MINUTE_MS - 30_000);
  });

  it('keeps the previous token of the same customer, also when the new one is received twice [AUTH-4]', () => {
    const renewed = receive(receive(receive({}, 'one'), 'two'), 'two');
    expect([renewed.current?.token, renewed.replaced]).toEqual(['two', 'one']);
  });

  it('uses a token for 30 more seconds after a failed renewal [AUTH-4]', () => {
    const before = receive({}, 'one', { expiresIn: 600 });
    const after = nextTokens(
      before,
      { kind: 'failed', isLast: true, wasSignedIn: false },
      SIGNED_IN,
      NOW,
      NOW,
    );
    expect(after.current).toEqual({ token: 'one', customerId: '42', freshUntil: NOW + 30_000 });
  });
});
