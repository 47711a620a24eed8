import fc from 'fast-check';
import { hasFlickered, transition, type SessionEvent, type SessionStatus } from './machine';

const UNKNOWN = { kind: 'unknown' } as const;
const INITIALISING = { kind: 'initialising' } as const;
const SIGNED_OUT = { kind: 'signed-out' } as const;
const customer = (customerId: string) => ({ kind: 'signed-in', role: 'customer', customerId }) as const;
const OPERATOR = { kind: 'signed-in', role: 'operator', customerId: '1' } as const;
const answer = (customerId: string, isSignedOnAsCustomer = false) =>
  ({
    kind: 'signed-in',
    token: 'secret',
    customerId,
    isSignedOnAsCustomer,
    expiresAt: '2025-05-05T10:00:00Z',
  }) as const;
const ASKED = { kind: 'asked' } as const;
const UNREACHABLE = { kind: 'unreachable' } as const;

const EVENTS: readonly SessionEvent[] = [
  ASKED,
  UNREACHABLE,
  SIGNED_OUT,
  answer('1'),
  answer('2'),
  answer('1', true),
];

describe('the states of a session', () => {
  it.each<[SessionStatus, SessionEvent, SessionStatus]>([
    [UNKNOWN, ASKED, INITIALISING],
    [UNKNOWN, UNREACHABLE, SIGNED_OUT],
    [UNKNOWN, SIGNED_OUT, SIGNED_OUT],
    [UNKNOWN, answer('1'), customer('1')],
    [INITIALISING, ASKED, INITIALISING],
    [INITIALISING, UNREACHABLE, SIGNED_OUT],
    [INITIALISING, SIGNED_OUT, SIGNED_OUT],
    [INITIALISING, answer('1'), customer('1')],
    [INITIALISING, answer('1', true), OPERATOR],
    [SIGNED_OUT, ASKED, SIGNED_OUT],
    [SIGNED_OUT, UNREACHABLE, SIGNED_OUT],
    [SIGNED_OUT, answer('1'), customer('1')],
    [customer('1'), ASKED, customer('1')],
    [customer('1'), UNREACHABLE, customer('1')],
    [customer('1'), SIGNED_OUT, SIGNED_OUT],
    [customer('1'), answer('2'), customer('2')],
    [customer('1'), answer('1', true), OPERATOR],
    [OPERATOR, answer('1'), customer('1')],
    [OPERATOR, UNREACHABLE, OPERATOR],
    [OPERATOR, SIGNED_OUT, SIGNED_OUT],
  ])('from %j by %j is %j [AUTH-2] [AUTH-3] [AUTH-4]', (before, event, after) => {
    expect(transition(before, event)).toEqual(after);
  });

  it('never holds a token, and stays the same object where nothing changed [AUTH-4]', () => {
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

describe('a flicker [AUTH-5]', () => {
  it.each<[SessionStatus, SessionStatus, boolean, boolean]>([
    [customer('1'), SIGNED_OUT, false, true],
    [OPERATOR, SIGNED_OUT, true, true],
    [INITIALISING, SIGNED_OUT, true, true],
    [INITIALISING, SIGNED_OUT, false, false],
    [SIGNED_OUT, SIGNED_OUT, true, false],
    [customer('1'), customer('2'), true, false],
  ])('from %j to %j, the host knowing of a session: %j, is one: %j', (before, after, knows, is) => {
    expect(hasFlickered(before, after, knows)).toBe(is);
  });
});
