import type { HeaderSummary, Role } from '../../contract';

/** What the fake header displays of a session. */
export interface FakeSession {
  readonly role: Role;
  /** Undefined parts are not displayed. */
  readonly summary: HeaderSummary;
}

const CUSTOMER: HeaderSummary = {
  trolley: { count: '12', cost: '£43.10', name: 'Trolley, 12 items, £43.10' },
  slot: {
    name: 'Delivery',
    changeHref: '/ecom/bookslot/delivery',
    day: 'Mon 05 May',
    time: '2pm - 3pm',
    start: '2025-05-05T13:00:00Z',
  },
};

/** The sessions of the fake header: a visitor, and a customer and an operator with trolley and slot. */
export const FAKE_SESSIONS: Readonly<Record<Role, FakeSession>> = {
  visitor: { role: 'visitor', summary: {} },
  customer: { role: 'customer', summary: CUSTOMER },
  operator: { role: 'operator', summary: CUSTOMER },
};
