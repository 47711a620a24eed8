import { createSlotStore, type SlotStore } from '../domains/slot';
import { ok } from '../kernel/result';
import { createScriptedHttp } from '../platform/http/testing/scripted-http';
import { createSlotDetails } from './slot-details';
import { headerConfig } from './testing/header-config';

type Status = ReturnType<SlotStore['getState']>['status'];
type BookedSlot = Extract<Status, { kind: 'booked' }>['slot'];

const BOOKED = {
  reservation: { id: '1', status: 'CONFIRMED', slotType: 'DELIVERY', addressId: 'a' },
} as BookedSlot;

const { http } = createScriptedHttp(ok({ line1: '1 Lane', town: 'Alton' }));

describe("a slot's details", () => {
  it('forget the address as soon as the slot is nobody’s [AUTH-4] [SLOT-4]', async () => {
    const slot = createSlotStore({
      slots: { load: () => new Promise(() => undefined), cancel: () => new Promise(() => undefined) },
      keepBranch: () => undefined,
    });
    const given = {
      props: { config: headerConfig() },
      inTime: <T>(loading: Promise<T>) => loading,
      services: { http },
      slot,
    };
    const { load } = createSlotDetails(given as unknown as Parameters<typeof createSlotDetails>[0]);
    slot.setState({ status: { kind: 'booked', slot: BOOKED } });
    const { store } = await load();
    await store.getState().show(BOOKED.reservation);
    expect(store.getState().status).toMatchObject({ kind: 'ready', place: { lines: ['1 Lane', 'Alton'] } });
    void slot.getState().open(undefined);
    expect(store.getState().status).toEqual({ kind: 'none' });
  });
});
