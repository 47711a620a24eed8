import { headerEvent, TROLLEY_UPDATE, type TrolleyUpdate } from '../../../federation/contract';
import { createTrolleyStore } from '../../domains/trolley';
import type { TrolleyKey } from '../../domains/trolley/ports';
import { failed } from '../../kernel/result';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { followTrolleyUpdates } from './follow-trolley-updates';

const setUp = () => {
  const decoded: unknown[] = [];
  const page = new EventTarget();
  const trolley = createTrolleyStore({
    clock: createManualClock(),
    trolleys: {
      load: () => Promise.resolve(failed('network', 'reset')),
      decodeTotals: (message) => {
        decoded.push(message);
        return Promise.resolve(failed('wrong-shape', 'totals'));
      },
    },
  });
  let orderReads = 0;
  const stop = followTrolleyUpdates(
    trolley,
    {
      onDocumentEvent: (name, listener) => {
        page.addEventListener(name, listener);
        return () => {
          page.removeEventListener(name, listener);
        };
      },
    },
    () => {
      orderReads += 1;
      return Promise.resolve();
    },
  );
  return {
    decoded,
    page,
    stop,
    open: (key?: TrolleyKey) => trolley.getState().load(key),
    orderReads: () => orderReads,
    send: (update: TrolleyUpdate) => page.dispatchEvent(headerEvent(TROLLEY_UPDATE, update)),
    isUpdating: () => trolley.getState().isUpdating,
  };
};

describe('followTrolleyUpdates', () => {
  it('shows the trolley as updating from start to fail [TROL-4]', () => {
    const { send, isUpdating } = setUp();
    send({ phase: 'start' });
    expect(isUpdating()).toBe(true);
    send({ phase: 'fail' });
    expect(isUpdating()).toBe(false);
  });

  it('passes the totals of a finished update to the decoder [TROL-4]', async () => {
    const { page, decoded, open, orderReads } = setUp();
    await open({ customerOrderId: '1', isAmending: false });
    page.dispatchEvent(new CustomEvent(TROLLEY_UPDATE, { detail: { phase: 'finish', trolleyTotals: 'x' } }));
    expect(decoded).toEqual(['x']);
    expect(orderReads()).toBe(0);
  });

  it('loads the order when the first item has created one [TROL-1] [TROL-4]', async () => {
    const { send, decoded, open, orderReads } = setUp();
    await open(undefined);
    send({ phase: 'start' });
    send({ phase: 'finish' });
    expect([orderReads(), decoded]).toEqual([1, []]);
  });

  it.each([undefined, null, 'start', 7, {}, { phase: 'begin' }])(
    'ignores an event with %p [TROL-4]',
    (detail) => {
      const { page, isUpdating, decoded } = setUp();
      page.dispatchEvent(new CustomEvent(TROLLEY_UPDATE, { detail }));
      page.dispatchEvent(new Event(TROLLEY_UPDATE));
      expect([isUpdating(), decoded]).toEqual([false, []]);
    },
  );

  it('removes its listener when it is stopped [FED-6]', () => {
    const { send, stop, isUpdating } = setUp();
    stop();
    send({ phase: 'start' });
    expect(isUpdating()).toBe(false);
  });
});
