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

/** Shows a visitor's header, and waits until the page is idle and the listening code is loaded. */
const setUpVisitor = async () => {
  const header = setUp({ status: VISITOR, lastCustomer: '' });
  await header.context.trolley.getState().load(undefined);
  await header.context.slot.getState().load(undefined);
  header.clock.pass(2_500);
  await settle();
  return header;
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

  it('does not listen to other tabs before trolley and slot are shown [TROL-4]', async () => {
    const { setTrolley, paint, listeners } = setUp();
    const before = listeners();
    setTrolley();
    await paint();
    expect(listeners()).toBe(before);
  });

  it('refetches the session of a visitor when another tab announces it [AUTH-2]', async () => {
    const { sendFromOtherTab, clock, calls } = await setUpVisitor();
    sendFromOtherTab('trolley');
    clock.pass(100);
    await settle();
    expect(calls).toEqual([]);
    sendFromOtherTab('session');
    clock.pass(100);
    expect(calls).toEqual(['session']);
  });

  it('refetches the session of a visitor’s restored page only if cookies have changed [AUTH-1] [AUTH-2]', async () => {
    const { emitOnWindow, clock, calls, cookies } = await setUpVisitor();
    const restore = async () => {
      emitOnWindow('pageshow', { persisted: true });
      clock.pass(100);
      await settle();
    };
    await restore();
    expect(calls).toEqual([]);
    cookies.set('shop-session', '1');
    await restore();
    await restore();
    expect(calls).toEqual(['session']);
  });

  it('refetches the session if a customer signed in while the code loaded [AUTH-2]', async () => {
    const { context, clock, calls, cookies } = setUp({ status: VISITOR, lastCustomer: '' });
    await context.trolley.getState().load(undefined);
    await context.slot.getState().load(undefined);
    cookies.set('customerId', '42');
    clock.pass(2_500);
    await settle();
    expect(calls).toEqual(['session']);
  });

  it('refetches the trolley after a host’s totals [TROL-4]', async () => {
    const { context, shop, clock, calls } = await setUpShown();
    shop.totals = ok({ itemCount: 2 });
    await context.trolley.getState().updateFinished({});
    clock.pass(100);
    expect(calls).toEqual(['trolley co-1']);
  });

  it('ends the session when the shopper signs out in another tab [AUTH-5]', async () => {
    const { sendFromOtherTab, context } = await setUpShown();
    sendFromOtherTab('signed-out');
    expect(context.session.getState()).toEqual(VISITOR);
  });

  it('reports the retail-personalisation list of a customer [EVT-1]', async () => {
    expect((await setUpShown()).trackedNames()).toEqual(['retail_personalisation']);
  });

  it('refetches no trolley after sign-out, but that of the next customer [AUTH-1]', async () => {
    const { context, signIn, sendFromOtherTab, clock, calls } = await setUpShown();
    signIn(VISITOR);
    sendFromOtherTab('trolley');
    clock.pass(100);
    await settle();
    expect(calls).toEqual([]);
    signIn(OTHER);
    await context.loadOrder();
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

  it('announce another customer, also one who signed in on the page before, and no end of a session [AUTH-2]', () => {
    expect(setUp({ status: OTHER }).messages).toEqual(['session']);
    const { signIn, messages } = setUp();
    signIn(OTHER);
    signIn(VISITOR);
    expect(messages).toEqual(['session']);
  });

  it('announce a customer who signed in where nobody was [AUTH-2]', () => {
    expect(setUp({ lastCustomer: '' }).messages).toEqual(['session']);
  });

  it('announce neither the same customer nor one whom another tab has announced [AUTH-2]', () => {
    expect(setUp().messages).toEqual([]);
    const { cookies, signIn, messages } = setUp({ status: VISITOR, lastCustomer: '' });
    cookies.set('customerId', '42');
    signIn(CUSTOMER);
    expect(messages).toEqual([]);
  });

  it('announce nothing while it is not known who is signed in [AUTH-2]', () => {
    const { signIn, messages } = setUp();
    signIn({ kind: 'signed-out', isAssumed: true });
    expect(messages).toEqual([]);
    signIn(CUSTOMER);
    expect(messages).toEqual([]);
  });
});
