import { headerEvent, TROLLEY_UPDATE, type TrolleyUpdate } from '../../../federation/contract';
import { ok } from '../../kernel/result';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER, signedIn, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { startSync } from './start-sync';

const OTHER = signedIn('43');

/** Creates a header in a browser whose last customer is this one; '' for none. */
const setUp = ({ status = CUSTOMER, lastCustomer = '42' } = {}) => {
  const { context, ...header } = createTestContext({ status });
  if (lastCustomer) header.cookies.set('customerId', lastCustomer);
  const stop = startSync(context);
  return { ...header, context, stop };
};

/** Shows trolley and slot, and waits until the listening code is loaded. */
const setUpShown = async () => {
  const header = setUp();
  await header.context.loadOrder();
  await header.paint();
  header.calls.length = 0;
  return header;
};

describe('startSync', () => {
  it('refetches what another tab announces, once trolley and slot are shown [TROL-4]', async () => {
    const { sendFromOtherTab, clock, calls } = await setUpShown();
    sendFromOtherTab('trolley');
    clock.pass(100);
    expect(calls).toEqual(['trolley co-1']);
  });

  it('refetches the trolley after a host’s totals [TROL-4]', async () => {
    const { context, shop, clock, calls } = await setUpShown();
    shop.totals = ok({ itemCount: 2 });
    await context.trolley.getState().updateFinished({});
    clock.pass(100);
    expect(calls).toEqual(['trolley co-1']);
  });

  it('does not listen to other tabs before trolley and slot are shown, or for a visitor [TROL-4] [AUTH-1]', async () => {
    const customer = setUp();
    const before = customer.listeners();
    customer.setTrolley();
    await customer.paint();
    expect(customer.listeners()).toBe(before);
    const visitor = setUp({ status: VISITOR });
    visitor.setTrolley();
    visitor.bookSlot();
    await visitor.paint();
    expect(visitor.listeners()).toBe(before);
  });

  it('ends the session when the shopper signs out in another tab [AUTH-5]', async () => {
    const { sendFromOtherTab, context } = await setUpShown();
    sendFromOtherTab('signed-out');
    expect(context.session.getState()).toEqual(VISITOR);
  });

  it('reports the retail-personalisation list of a customer [EVT-1]', async () => {
    expect((await setUpShown()).trackedNames()).toEqual(['retail_personalisation']);
  });

  it('stops listening to other tabs after sign-out, and starts again for the next customer [AUTH-1]', async () => {
    const { context, signIn, sendFromOtherTab, clock, calls, paint } = await setUpShown();
    signIn(VISITOR);
    sendFromOtherTab('trolley');
    clock.pass(100);
    expect(calls).toEqual([]);
    signIn(OTHER);
    await context.loadOrder();
    await paint();
    calls.length = 0;
    sendFromOtherTab('slot');
    clock.pass(100);
    expect(calls).toEqual(['slot co-1']);
  });

  it('does not start when it is stopped while its code loads [FED-6]', async () => {
    const { setTrolley, bookSlot, stop, listeners, tracked } = setUp();
    setTrolley();
    bookSlot();
    stop();
    await settle();
    expect([listeners(), tracked]).toEqual([0, []]);
  });
});

describe('the messages to other tabs', () => {
  it.each<[TrolleyUpdate, readonly string[]]>([
    [{ phase: 'start' }, []],
    [{ phase: 'fail' }, []],
    [{ phase: 'finish' }, ['trolley']],
  ])('after the host’s trolley update %j are %j [TROL-4]', (update, sent) => {
    const { emitOnDocument, messages } = setUp();
    emitOnDocument(headerEvent(TROLLEY_UPDATE, update));
    expect(messages).toEqual(sent);
  });

  it('announce another customer, also one who signed in on the page before [AUTH-2]', () => {
    expect(setUp({ status: OTHER }).messages).toEqual(['session']);
    const { signIn, messages } = setUp();
    signIn(OTHER);
    signIn(VISITOR);
    expect(messages).toEqual(['session', 'session']);
  });

  it('do not announce the same customer, or one who is signed in first [AUTH-2]', () => {
    expect(setUp().messages).toEqual([]);
    expect(setUp({ lastCustomer: '' }).messages).toEqual([]);
  });

  it('announce nothing while it is not known who is signed in [AUTH-2]', () => {
    const { signIn, messages } = setUp();
    signIn({ kind: 'signed-out', isAssumed: true });
    expect(messages).toEqual([]);
    signIn(CUSTOMER);
    expect(messages).toEqual([]);
  });
});
