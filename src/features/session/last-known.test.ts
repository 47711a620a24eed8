import { settle } from '../../kernel/testing/settle';
import { CUSTOMER, signedIn, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { followSession } from './follow-session';
import { showLastKnown } from './last-known';

const TROLLEY = { cost: '£43.10', count: '1', name: '£43.10, 1 item, trolley' };
const SLOT = {
  name: 'Delivery',
  changeHref: '/ecom/bookslot/delivery',
  day: 'Mon 04 May',
  time: '2pm - 3pm',
  start: '2026-05-04T13:00:00.000Z',
};
const KEY = 'wtr_last_known';
const PAINT_MS = 16;
const stored = (customerId: string) =>
  JSON.stringify({ customerId, summary: { trolley: TROLLEY, slot: SLOT }, isCalm: true });

/** A page of a visit, with what the page before has stored. */
const setUp = (text?: string) => {
  const { context, ...header } = createTestContext({ status: { kind: 'initialising' } });
  if (text !== undefined) header.tabStore.set(KEY, text);
  followSession({ ...context, onLeft: () => context.page.setState({ preloaded: undefined }) });
  showLastKnown(context);
  const shown = () => {
    const { preloaded } = context.page.getState();
    return [preloaded?.trolley, preloaded?.slot];
  };
  /** Passes the paint that follows a change. */
  const paint = () => {
    header.clock.pass(PAINT_MS);
  };
  return { ...header, context, shown, paint };
};

describe('showLastKnown', () => {
  it('stores the texts of trolley and slot once both are painted [TROL-2] [SLOT-3]', async () => {
    const { signIn, tabStore, paint } = setUp();
    signIn(CUSTOMER);
    paint();
    expect(tabStore.get(KEY)).toBeUndefined();
    await settle();
    expect(tabStore.get(KEY)).toBeUndefined();
    paint();
    expect(tabStore.get(KEY)).toBe(stored('42'));
  });

  it('shows those of the previous page once the session has confirmed the customer [TROL-2] [SLOT-3]', () => {
    const { signIn, shown } = setUp(stored('42'));
    expect(shown()).toEqual([undefined, undefined]);
    signIn(CUSTOMER);
    expect(shown()).toEqual([TROLLEY, SLOT]);
  });

  it.each([
    ['of another customer', stored('43')],
    ['that cannot be read', '{"customerId"'],
    ['in another format', '{"customerId":"42","summary":{"trolley":7,"slot":{"changeHref":"//evil"}}}'],
  ])('shows nothing %s [AUTH-1]', (_what, text) => {
    const { signIn, shown } = setUp(text);
    signIn(CUSTOMER);
    expect(shown()).toEqual([undefined, undefined]);
  });

  it('prefers what the server has rendered [FED-8]', () => {
    const { signIn, context, shown } = setUp(stored('42'));
    context.page.setState({ preloaded: { slot: null } });
    signIn(CUSTOMER);
    expect(shown()).toEqual([undefined, null]);
  });

  it('stores that no slot is booked, which the first frame of the next page cannot show [SLOT-3] [FED-8]', async () => {
    const { signIn, tabStore, context, paint } = setUp();
    signIn(CUSTOMER);
    await settle();
    context.slot.setState({ status: { kind: 'none' } });
    paint();
    expect(tabStore.get(KEY)).toBe(
      JSON.stringify({ customerId: '42', summary: { trolley: TROLLEY, slot: null }, isCalm: false }),
    );
  });

  it('removes them at sign-out, and never shows or stores them for the next customer [AUTH-1]', async () => {
    const { signIn, tabStore, shown, paint } = setUp(stored('42'));
    signIn(CUSTOMER);
    await settle();
    signIn(signedIn('43'));
    paint();
    expect([tabStore.get(KEY), ...shown()]).toEqual([undefined, undefined, undefined]);
    await settle();
    paint();
    expect(tabStore.get(KEY)).toBe(stored('43'));
    signIn(VISITOR);
    paint();
    expect(tabStore.get(KEY)).toBeUndefined();
  });

  it('removes them when the customer has no order [TROL-1]', async () => {
    const { signIn, tabStore, context, paint } = setUp();
    signIn(CUSTOMER);
    await settle();
    paint();
    void context.trolley.getState().load(undefined);
    paint();
    expect(tabStore.get(KEY)).toBeUndefined();
  });
});
