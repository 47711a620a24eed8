import { failed, ok, type Result } from '../../kernel/result';
import { createDetailsStore } from './details-store';
import type { Place, PlaceKey, Reservation } from './model';

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
  const asked: { key: PlaceKey; answer: (place: Result<Place>) => void; signal: AbortSignal }[] = [];
  const store = createDetailsStore({
    load: (key, signal) =>
      new Promise((answer) => {
        asked.push({ key, answer, signal });
      }),
  });
  const { show } = store.getState();
  return { asked, show, status: () => store.getState().status };
};

describe("the place in a slot's details", () => {
  it('is pending while it is asked for, then told; asked for once [SLOT-4]', async () => {
    const { asked, show, status } = setUp();
    const shown = show(DELIVERY);
    expect(status()).toEqual({ kind: 'pending' });
    asked[0]?.answer(ok(HOME));
    await shown;
    await show({ ...DELIVERY, id: 'another' });
    expect([status(), asked.length]).toEqual([{ kind: 'ready', place: HOME }, 1]);
  });

  it('is forgotten with its slot, and no answer under way brings it back [SLOT-4] [AUTH-4]', async () => {
    const { asked, show, status } = setUp();
    const shown = show(DELIVERY);
    void show();
    asked[0]?.answer(ok(HOME));
    await shown;
    expect([status(), asked[0]?.signal.aborted]).toEqual([{ kind: 'none' }, true]);
    const again = show(DELIVERY);
    asked[1]?.answer(ok(HOME));
    await again;
    void show();
    expect(status()).toEqual({ kind: 'none' });
  });

  it('is the address of a delivery and the branch of a collection [SLOT-9]', () => {
    const { asked, show } = setUp();
    void show(DELIVERY);
    void show(COLLECTION);
    expect(asked.map(({ key }) => key)).toEqual([
      { of: 'addresses', id: 'a' },
      { of: 'branches', id: 'b' },
    ]);
  });

  it('is none where the reservation names none, and nothing is asked [SLOT-9]', async () => {
    const { asked, show, status } = setUp();
    await show({ id: '3', status: 'UNCONFIRMED', slotType: 'GROCERY_COLLECTION', addressId: 'a' });
    expect([status(), asked.length]).toEqual([{ kind: 'none' }, 0]);
  });

  it('that failed is said to have, and asked for again the next time [ERR-6]', async () => {
    const { asked, show, status } = setUp();
    const shown = show(DELIVERY);
    asked[0]?.answer(failed('network', 'reset'));
    await shown;
    expect(status()).toEqual({ kind: 'failed' });
    void show(DELIVERY);
    expect([status(), asked.length]).toEqual([{ kind: 'pending' }, 2]);
  });

  it('of one slot never stands for another, however late it comes [SLOT-4]', async () => {
    const { asked, show, status } = setUp();
    const older = show(DELIVERY);
    const newer = show(COLLECTION);
    asked[1]?.answer(ok({ name: 'Alton', lines: [] }));
    await newer;
    asked[0]?.answer(ok(HOME));
    await older;
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(status()).toMatchObject({ place: { name: 'Alton' } });
  });
});
