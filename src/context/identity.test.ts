import type { SessionStatus } from '../platform/session';
import { CUSTOMER, OPERATOR, VISITOR } from './testing/shop-data';
import { customerOf, identityOf, isShopper } from './identity';

const ASSUMED: SessionStatus = { kind: 'signed-out', isAssumed: true };

describe.each([
  ['a customer', CUSTOMER, 'customer', true, '42'],
  ['staff', OPERATOR, 'operator', false, '42'],
  ['a visitor', VISITOR, 'visitor', true, undefined],
  ['a visitor after failures of the token service', ASSUMED, 'visitor', true, undefined],
  [
    'the last customer after failures of the token service',
    { kind: 'unconfirmed' } as const,
    'pending',
    false,
    undefined,
  ],
  ['a session that is loading', { kind: 'initialising' } as const, 'pending', false, undefined],
  ['a session before its first request', { kind: 'unknown' } as const, 'pending', false, undefined],
])('%s', (_who, status, identity, isCounted, customerId) => {
  it(`is rendered for ${identity} [AUTH-1] [AUTH-2] [AUTH-3]`, () =>
    expect(identityOf(status)).toBe(identity));

  it(`${isCounted ? 'counts' : 'does not count'} as a shopper [AUTH-3]`, () =>
    expect(isShopper(status)).toBe(isCounted));

  it(`has the customer id ${customerId} [AUTH-6]`, () => expect(customerOf(status)).toBe(customerId));
});
