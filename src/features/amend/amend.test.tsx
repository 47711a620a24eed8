/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AMEND_BAR_KEY } from '../../../federation/contract';
import { ok } from '../../kernel/result';
import { Modals } from '../../header/layout/Modals';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { polyfillDialogs } from '../../ui/testing/polyfill-dialogs';
import { createAmend } from './amend';

polyfillDialogs();

const AMENDED = { isAmendingOrder: true };
const FAILURE = { kind: 'network', message: 'down' } as const;

const setUp = () => {
  const { context, ...header } = createTestContext({
    status: CUSTOMER,
    config: { features: { pinBar: true } },
    graph: ok({ cancelAmendOrder: { failures: [] } }),
  });
  header.setOrder();
  const amend = createAmend(context, settle);
  amend.start();
  const isShown = async () => {
    await settle();
    return amend.amendBar.getState().content !== undefined;
  };
  return { ...header, context, amend, isShown };
};

describe('createAmend', () => {
  it('shows the bar once an amended order with a slot is loaded [AMND-1]', async () => {
    const { setTrolley, bookSlot, isShown } = setUp();
    expect(await isShown()).toBe(false);
    setTrolley(AMENDED);
    expect(await isShown()).toBe(false);
    bookSlot();
    expect(await isShown()).toBe(true);
  });

  const setUpShown = async () => {
    const header = setUp();
    header.setTrolley(AMENDED);
    header.bookSlot();
    expect(await header.isShown()).toBe(true);
    header.tabStore.set(AMEND_BAR_KEY, '64');
    header.context.page.setState({ amendHeight: 64 });
    return header;
  };
  type Shown = Awaited<ReturnType<typeof setUpShown>>;

  it.each<readonly [string, (header: Shown) => void]>([
    ['the order is not being amended', ({ setTrolley }) => setTrolley()],
    ['no slot is booked', ({ context }) => context.slot.setState({ status: { kind: 'none' } })],
  ])('removes the bar and the space for it when %s [AMND-1]', async (_when, change) => {
    const header = await setUpShown();
    change(header);
    expect(await header.isShown()).toBe(false);
    expect([header.context.page.getState().amendHeight, header.tabStore.has(AMEND_BAR_KEY)]).toEqual([
      0,
      false,
    ]);
  });

  it.each<readonly [string, (header: ReturnType<typeof setUp>) => void]>([
    ['changes in place', ({ moveTo }) => moveTo('/ecom/recipes')],
    ['is scrolled', ({ context }) => context.page.setState({ isCompact: true })],
  ])('is over a page without space for it, until the page %s [AMND-1] [SHELL-4]', async (_when, change) => {
    const header = setUp();
    const isOver = () => header.context.page.getState().isAmendOver;
    header.setTrolley(AMENDED);
    header.bookSlot();
    expect([await header.isShown(), isOver()]).toEqual([true, true]);
    change(header);
    expect(isOver()).toBe(false);
  });

  it('stays over a scrolled page that would jump in this browser [SHELL-4]', async () => {
    const header = setUp();
    header.flags.hasScrollAnchoring = false;
    header.setTrolley(AMENDED);
    header.bookSlot();
    header.context.page.setState({ isCompact: true });
    expect([await header.isShown(), header.context.page.getState().isAmendOver]).toEqual([true, true]);
  });

  /** The page before has stored the bar's height. */
  const setUpSpace = () => {
    const header = setUp();
    header.tabStore.set(AMEND_BAR_KEY, '64');
    header.context.page.setState({ amendHeight: 64 });
    const space = () => [header.context.page.getState().amendHeight, header.tabStore.has(AMEND_BAR_KEY)];
    return { ...header, space };
  };

  it('says that the order of the page before is no longer changed, in its space, until the next page [AMND-1]', async () => {
    const { amend, context, isShown, moveTo, setTrolley, space } = setUpSpace();
    context.slot.setState({ status: { kind: 'none' } });
    // The trolley decides.
    expect([await isShown(), space()]).toEqual([false, [64, true]]);
    setTrolley();
    expect([await isShown(), space()]).toEqual([true, [64, false]]);
    render(<>{amend.amendBar.getState().content?.('Checkout')}</>);
    expect(document.body.textContent).toBe('You are no longer changing this order.Checkout');
    moveTo('/ecom/recipes');
    expect([await isShown(), space()]).toEqual([false, [0, false]]);
  });

  it.each(['failed', 'none'] as const)('removes the space when the trolley is %s [AMND-1]', async (kind) => {
    const { context, isShown, space } = setUpSpace();
    context.trolley.setState({ status: kind === 'none' ? { kind } : { kind, failure: FAILURE } });
    expect([await isShown(), space()]).toEqual([false, [0, false]]);
  });

  it.each<readonly [string, (header: Shown) => void]>([
    ['is refetched', ({ context }) => context.slot.setState({ status: { kind: 'pending' } })],
    [
      'fails to refetch',
      ({ context }) => context.slot.setState({ status: { kind: 'failed', failure: FAILURE } }),
    ],
  ])('keeps the bar while the slot %s [AMND-1]', async (_when, change) => {
    const header = await setUpShown();
    change(header);
    expect(await header.isShown()).toBe(true);
  });

  it('shows no bar and keeps no space for a slot that fails to load at first [AMND-1]', async () => {
    const { context, setTrolley, isShown } = setUpSpace();
    setTrolley(AMENDED);
    context.slot.setState({ status: { kind: 'failed', failure: FAILURE } });
    expect([await isShown(), context.page.getState().amendHeight]).toEqual([false, 0]);
  });

  it('shows no bar whose code loads after the order changed [AMND-1]', async () => {
    const { setTrolley, bookSlot, isShown } = setUp();
    setTrolley(AMENDED);
    bookSlot();
    setTrolley();
    expect(await isShown()).toBe(false);
  });

  it('keeps the bar while its changes are discarded, until the page reloads [AMND-2]', async () => {
    const { context, amend, setTrolley, isShown, acts } = await setUpShown();
    render(
      <>
        {amend.amendBar.getState().content?.(null)}
        <Modals context={context} />
      </>,
    );
    for (const name of ['Discard amends', 'Cancel changes'])
      await userEvent.click(screen.getByRole('button', { name }));
    setTrolley();
    expect([await isShown(), acts]).toEqual([true, ['reload']]);
  });
});
