import { CUSTOMER, slotWith } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { settle } from '../../kernel/testing/settle';
import { observeChildren } from '../../platform/browser/observe-element';
import { ok } from '../../kernel/result';
import { showMinutesLeft } from './show-minutes-left';

const MINUTE_MS = 60_000;

/** Creates a header with a slot that is reserved for these milliseconds, and its button. */
const setUp = async (milliseconds: number, changes: object = {}) => {
  const element = document.createElement('header');
  const button = document.createElement('button');
  button.setAttribute('aria-controls', 'x-details');
  element.append(button);
  const header = createTestContext({ status: CUSTOMER, element });
  const { context, clock, shop, paint } = header;
  const expiresDateTime = new Date(clock.now() + milliseconds);
  shop.slot = ok(slotWith({ status: 'UNCONFIRMED', expiresDateTime, ...changes }));
  await context.loadOrder();
  const stop = showMinutesLeft({ ...context, browser: { ...context.browser, observeChildren } });
  await paint();
  const shown = () => button.getAttribute('data-minutes-left');
  const pass = async (time: number) => {
    clock.pass(time);
    await paint();
  };
  return { ...header, element, pass, shown, stop };
};

describe('showMinutesLeft', () => {
  it('shows the minutes that are left, and fewer each minute [SLOT-1]', async () => {
    const { shown, pass } = await setUp(12 * MINUTE_MS - 1_000);
    expect(shown()).toBe('12 min left');
    await pass(MINUTE_MS);
    expect(shown()).toBe('11 min left');
    await pass(10 * MINUTE_MS);
    expect(shown()).toBe('1 min left');
  });

  it('shows them in a button that is rendered again, without waiting for the next minute [SLOT-1]', async () => {
    const { element, shown } = await setUp(12 * MINUTE_MS);
    const again = document.createElement('button');
    again.setAttribute('aria-controls', 'x-details');
    element.replaceChildren(again);
    await settle();
    expect(again.getAttribute('data-minutes-left')).toBe(shown());
    expect(shown()).toBe('12 min left');
  });

  it('shows them during the last hour only [SLOT-1]', async () => {
    const { shown, pass } = await setUp(90 * MINUTE_MS);
    expect(shown()).toBeNull();
    await pass(30 * MINUTE_MS + 1_000);
    expect(shown()).toBe('60 min left');
  });

  it('refetches the slot once when the time is over, also if the service still returns it [SLOT-1]', async () => {
    const { shown, pass, calls, shop } = await setUp(2 * MINUTE_MS);
    calls.length = 0;
    await pass(2 * MINUTE_MS);
    await settle();
    expect([calls, shown()]).toEqual([['slot co-1'], null]);
    shop.slot = ok(undefined);
    await pass(10 * MINUTE_MS);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a confirmed slot', 12 * MINUTE_MS, { status: 'CONFIRMED' }],
    ['a reservation without an end', 0, { expiresDateTime: undefined }],
  ])('shows nothing for %s [SLOT-1]', async (_what, milliseconds, changes) => {
    const { shown, clock } = await setUp(milliseconds, changes);
    expect([shown(), clock.pending()]).toEqual([null, 0]);
  });

  it('removes the text and its timer when it stops [FED-6]', async () => {
    const { shown, stop, clock } = await setUp(12 * MINUTE_MS);
    stop();
    expect([shown(), clock.pending()]).toEqual([null, 0]);
  });
});
