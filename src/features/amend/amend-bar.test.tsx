/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from '../../ui/use-store';
import { createStore } from 'zustand/vanilla';
import { AMEND_BAR_KEY, PLACING_ORDERS_KEY } from '../../../federation/contract';
import { ok } from '../../kernel/result';
import { Modals } from '../../header/layout/Modals';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { polyfillDialogs } from '../../ui/testing/polyfill-dialogs';
import { createAmendBar, type AmendContent } from './amend-bar';

polyfillDialogs();

const CANCELLED = ok({ cancelAmendOrder: { failures: [] } });

/** Shows the bar of an amended order, with its dialogs. */
const setUp = (isSlotChangeable = true) => {
  const header = createTestContext({ status: CUSTOMER, graph: CANCELLED });
  header.setOrder();
  header.setTrolley({ isAmendingOrder: true, isSlotChangeable });
  header.bookSlot({ amendOrderCutoffDateTime: new Date('2026-05-03T22:59:00Z') });
  const shown = createStore<{ content: AmendContent | undefined }>(() => ({ content: undefined }));
  const effects: string[] = [];
  const bar = createAmendBar({
    ...header.context,
    setContent: (content) => {
      shown.setState({ content });
    },
    showSlotAlert: () => void effects.push('slot alert'),
    showGenericError: async () => void effects.push('generic error'),
    onHeight: () => undefined,
  });
  const Bar = () => useStore(shown).content?.(<b>Checkout</b>);
  render(
    <>
      <Bar />
      <Modals context={header.context} />
    </>,
  );
  act(bar.show);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { ...header, ...header.context, bar, effects, press };
};

describe('createAmendBar', () => {
  it('shows the slot again that was booked meanwhile [AMND-1]', () => {
    const { bar, slot, bookSlot } = setUp();
    bookSlot({ amendOrderCutoffDateTime: new Date('2026-06-10T22:59:00Z') });
    expect(slot.getState().status.kind).toBe('booked');
    act(bar.show);
    expect(screen.getByRole('region').textContent).toContain('10 Jun');
  });

  it('reports a change of the slot, and opens the alert where the slot cannot be changed [SLOT-8] [EVT-1]', async () => {
    const { press, effects, tracked } = setUp(false);
    await press('Change slot');
    expect(effects).toEqual(['slot alert']);
    expect(tracked).toEqual([
      { event: 'change_slot_button_click', slotType: 'DELIVERY', serviceType: 'GROCERY' },
    ]);
  });

  it('cancels the amendment, then notifies the other tabs and reloads [AMND-2]', async () => {
    const { press, graphCalls, tabStore, local, messages, acts, bar } = setUp();
    tabStore.set(AMEND_BAR_KEY, '64');
    local.set(PLACING_ORDERS_KEY, '[]');
    await press('Discard amends');
    await press('Cancel changes');
    await waitFor(() => {
      expect(acts).toEqual(['reload']);
    });
    expect(graphCalls).toEqual([{ tag: 'cancel-amend-order', variables: { customerOrderId: 'co-1' } }]);
    expect([messages, tabStore.size, local.size, bar.isDiscarding()]).toEqual([['order'], 0, 0, true]);
  });

  it('removes the bar, its dialog and its listeners when it is hidden [AMND-1] [FED-6]', async () => {
    const { bar, press, modal, listeners } = setUp();
    await press('Discard amends');
    act(bar.hide);
    expect(screen.queryByRole('region')).toBeNull();
    expect([modal(), listeners()]).toEqual([undefined, 0]);
  });

  it('shows nothing until order, trolley and slot are loaded [AMND-1]', () => {
    const { bar, slot } = setUp();
    act(bar.hide);
    slot.setState({ status: { kind: 'none' } });
    act(bar.show);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
