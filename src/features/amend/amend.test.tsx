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
    ['the trolley, while the slot is pending', ({ setTrolley }) => setTrolley()],
    [
      'the slot, while the trolley is pending',
      ({ context }) => context.slot.setState({ status: { kind: 'none' } }),
    ],
  ])('removes the space that the page before stored as soon as it can, by %s [AMND-1]', (_what, load) => {
    const header = setUp();
    header.context.page.setState({ amendHeight: 64 });
    load(header);
    expect(header.context.page.getState().amendHeight).toBe(0);
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
    const { context, setTrolley, isShown } = setUp();
    context.page.setState({ amendHeight: 64 });
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
