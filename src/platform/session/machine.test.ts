import { fc } from '../../../tests/setup/property-tests';
import { hasFlickered, transition, type SessionEvent, type SessionStatus } from './machine';

const UNKNOWN = { kind: 'unknown' } as const;
const INITIALISING = { kind: 'initialising' } as const;
const SIGNED_OUT = { kind: 'signed-out' } as const;
const customer = (customerId: string) => ({ kind: 'signed-in', role: 'customer', customerId }) as const;
const OPERATOR = { kind: 'signed-in', role: 'operator', customerId: '1' } as const;
const resolve = (customerId: string, isSignedOnAsCustomer = false) =>
  ({
    kind: 'signed-in',
    token: 'secret',
    customerId,
    isSignedOnAsCustomer,
    expiresAt: '2025-05-05T10:00:00Z',
  }) as const;
const REQUESTED = { kind: 'requested' } as const;
const FAILED = { kind: 'failed', isLast: false, wasSignedIn: true } as const;
const FAILED_LAST = { kind: 'failed', isLast: true, wasSignedIn: false } as const;
const ASSUMED = { kind: 'signed-out', isAssumed: true } as const;
const UNCONFIRMED = { kind: 'unconfirmed' } as const;

const EVENTS: readonly SessionEvent[] = [
  REQUESTED,
  FAILED,
  FAILED_LAST,
  SIGNED_OUT,
  resolve('1'),
  resolve('2'),
  resolve('1', true),
];

describe('transition', () => {
  it.each<[SessionStatus, SessionEvent, SessionStatus]>([
    [UNKNOWN, REQUESTED, INITIALISING],
    [UNKNOWN, FAILED, UNKNOWN],
    [UNKNOWN, FAILED_LAST, ASSUMED],
    [UNKNOWN, SIGNED_OUT, SIGNED_OUT],
    [UNKNOWN, resolve('1'), customer('1')],
    [INITIALISING, REQUESTED, INITIALISING],
    [INITIALISING, FAILED, INITIALISING],
    [INITIALISING, FAILED_LAST, ASSUMED],
    [INITIALISING, { ...FAILED_LAST, wasSignedIn: true }, UNCONFIRMED],
    [INITIALISING, SIGNED_OUT, SIGNED_OUT],
    [INITIALISING, resolve('1'), customer('1')],
    [INITIALISING, resolve('1', true), OPERATOR],
    [SIGNED_OUT, REQUESTED, SIGNED_OUT],
    [ASSUMED, FAILED_LAST, ASSUMED],
    [ASSUMED, SIGNED_OUT, SIGNED_OUT],
    [ASSUMED, resolve('1'), customer('1')],
    [UNCONFIRMED, SIGNED_OUT, SIGNED_OUT],
    [UNCONFIRMED, FAILED_LAST, UNCONFIRMED],
    [UNCONFIRMED, resolve('1'), customer('1')],
    [SIGNED_OUT, resolve('1'), customer('1')],
    [customer('1'), FAILED_LAST, customer('1')],
    [customer('1'), SIGNED_OUT, SIGNED_OUT],
    [customer('1'), resolve('2'), customer('2')],
    [customer('1'), resolve('1', true), OPERATOR],
    [OPERATOR, resolve('1'), customer('1')],
  ])('changes %j by %j to %j [AUTH-2] [AUTH-3] [AUTH-4]', (before, event, after) =>
    expect(transition(before, event)).toEqual(after),
  );

  it('never returns a token, and returns the same object if nothing changed [AUTH-4]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS)), (events) => {
        let state: SessionStatus = UNKNOWN;
        for (const event of events) {
          state = transition(state, event);
          expect(transition(state, event)).toBe(state);
          expect(JSON.stringify(state)).not.toContain('secret');
        }
      }),
    );
  });
});

describe('hasFlickered [AUTH-5]', () => {
  it.each<[SessionStatus, SessionStatus, boolean, boolean]>([
    [customer('1'), SIGNED_OUT, false, true],
    [OPERATOR, SIGNED_OUT, true, true],
    [INITIALISING, SIGNED_OUT, true, true],
    [INITIALISING, SIGNED_OUT, false, false],
    [INITIALISING, ASSUMED, true, true],
    [INITIALISING, ASSUMED, false, false],
    [INITIALISING, UNCONFIRMED, true, false],
    [ASSUMED, SIGNED_OUT, true, false],
    [UNCONFIRMED, SIGNED_OUT, true, true],
    [UNCONFIRMED, SIGNED_OUT, false, false],
    [SIGNED_OUT, SIGNED_OUT, true, false],
    [customer('1'), customer('2'), true, false],
  ])('from %j to %j, with hasTokenSession %j: %j', (before, after, hasTokenSession, expected) =>
    expect(hasFlickered(before, after, hasTokenSession)).toBe(expected),
  );
});
