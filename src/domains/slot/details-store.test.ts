import { failed, ok } from '../../kernel/result';
import { createPendingCalls } from '../../kernel/testing/pending-calls';
import { createDetailsStore } from './details-store';
import type { Place, Reservation } from './model';
import type { Places } from './ports';

const DELIVERY: Reservation = { id: '1', status: 'UNCONFIRMED', slotType: 'DELIVERY', addressId: 'a' };
const COLLECTION: Reservation = {
  id: '2',
  status: 'UNCONFIRMED',
  slotType: 'GROCERY_COLLECTION',
  addressId: 'a',
  branchId: 'b',
};
const HOME: Place = { lines: ['1 Lane'] };

const setUp = () => {
  const { calls: requests, send: load } = createPendingCalls<Places['load']>();
  const store = createDetailsStore({ load });
  const { show } = store.getState();
  return { requests, show, status: () => store.getState().status };
};

describe('createDetailsStore', () => {
  it('is pending during the request, then has the place; sends one request [SLOT-4]', async () => {
    const { requests, show, status } = setUp();
    void show(DELIVERY);
    expect(status()).toEqual({ kind: 'pending' });
    await requests[0]?.respond(ok(HOME));
    await show({ ...DELIVERY, id: 'another' });
    expect([status(), requests.length]).toEqual([{ kind: 'ready', place: HOME }, 1]);
  });

  it('clears the place with its slot, and ignores a pending response [SLOT-4] [AUTH-4]', async () => {
    const { requests, show, status } = setUp();
    void show(DELIVERY);
    void show();
    await requests[0]?.respond(ok(HOME));
    expect([status(), requests[0]?.args[1].aborted]).toEqual([{ kind: 'none' }, true]);
    void show(DELIVERY);
    await requests[1]?.respond(ok(HOME));
    void show();
    expect(status()).toEqual({ kind: 'none' });
  });

  it('requests the address of a delivery and the branch of a collection [SLOT-9]', () => {
    const { requests, show } = setUp();
    void show(DELIVERY);
    void show(COLLECTION);
    expect(requests.map(({ args: [key] }) => key)).toEqual([
      { of: 'addresses', id: 'a' },
      { of: 'branches', id: 'b' },
    ]);
  });

  it('has no place and sends no request when the reservation has none [SLOT-9]', async () => {
    const { requests, show, status } = setUp();
    await show({ id: '3', status: 'UNCONFIRMED', slotType: 'GROCERY_COLLECTION', addressId: 'a' });
    expect([status(), requests.length]).toEqual([{ kind: 'none' }, 0]);
  });

  it('is failed after a failure, and sends the request again the next time [ERR-6]', async () => {
    const { requests, show, status } = setUp();
    void show(DELIVERY);
    await requests[0]?.respond(failed('network', 'reset'));
    expect(status()).toEqual({ kind: 'failed' });
    void show(DELIVERY);
    expect([status(), requests.length]).toEqual([{ kind: 'pending' }, 2]);
  });
});
