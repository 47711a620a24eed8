import { createSlotStore, type SlotStore } from '../../domains/slot';
import { ok } from '../../kernel/result';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import type { HeaderContext } from '../../context/context';
import { createSlotDetails } from './slot-details';
import { headerConfig } from '../../context/testing/header-config';

type Status = ReturnType<SlotStore['getState']>['status'];
type BookedSlot = Extract<Status, { kind: 'booked' }>['slot'];

const BOOKED = {
  reservation: { id: '1', status: 'CONFIRMED', slotType: 'DELIVERY', addressId: 'a' },
} as BookedSlot;

const { http } = createScriptedHttp(ok({ line1: '1 Lane', town: 'Alton' }));

describe('createSlotDetails', () => {
  it('removes the address as soon as no slot is booked [AUTH-4] [SLOT-4]', async () => {
    const slot = createSlotStore({
      clock: createManualClock(),
      slots: { load: () => new Promise(() => undefined), cancel: () => new Promise(() => undefined) },
      storeBranch: () => undefined,
    });
    const context = {
      props: { config: headerConfig() },
      withTimeout: <T>(loading: Promise<T>) => loading,
      services: { http },
      slot,
    };
    const { load } = createSlotDetails(context as unknown as HeaderContext, () => undefined);
    slot.setState({ status: { kind: 'booked', slot: BOOKED } });
    const { store } = await load();
    await store.getState().show(BOOKED.reservation);
    expect(store.getState().status).toMatchObject({ kind: 'ready', place: { lines: ['1 Lane', 'Alton'] } });
    void slot.getState().load(undefined);
    expect(store.getState().status).toEqual({ kind: 'none' });
  });
});
