import { english } from '../../kernel/translate';
import { headerEvent, TROLLEY_UPDATE, type TrolleyUpdate } from '../../../federation/contract';
import { createTrolleyStore } from '../../domains/trolley';
import type { TrolleyKey } from '../../domains/trolley/ports';
import type { TrolleyTotals } from '../../domains/trolley/model';
import { failed, ok } from '../../kernel/result';
import { createFakeBrowser } from '../../platform/browser/testing/fake-browser';
import { settle } from '../../kernel/testing/settle';
import { followTrolleyUpdates } from './follow-trolley-updates';

const KEY = { customerOrderId: '1', isAmending: false };

const setUp = () => {
  const { browser, clock, emitOnDocument } = createFakeBrowser();
  const phrases: string[] = [];
  const decoded: unknown[] = [];
  const trolley = createTrolleyStore({
    t: english,
    clock,
    trolleys: {
      load: () => Promise.resolve(failed('network', 'reset')),
      decodeTotals: (message) => {
        decoded.push(message);
        return Promise.resolve(
          typeof message === 'object' ? ok(message as TrolleyTotals) : failed('wrong-shape', 'totals'),
        );
      },
    },
  });
  let orderReads = 0;
  followTrolleyUpdates({
    t: english,
    trolley,
    announcer: { announce: (...message) => phrases.push(english(...message)) },
    browser,
    loadOrder: () => {
      orderReads += 1;
      return Promise.resolve();
    },
  });
  return {
    decoded,
    phrases,
    emitOnDocument,
    /** Sends the totals of a finished update, and waits for a part of the time after which they are announced. */
    finishAndWait: async (totals: object, milliseconds: number) => {
      emitOnDocument(new CustomEvent(TROLLEY_UPDATE, { detail: { phase: 'finish', trolleyTotals: totals } }));
      await settle();
      clock.pass(milliseconds);
    },
    open: (key?: TrolleyKey) => trolley.getState().load(key),
    orderReads: () => orderReads,
    send: (update: TrolleyUpdate) => emitOnDocument(headerEvent(TROLLEY_UPDATE, update)),
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
    const { emitOnDocument, decoded, open, orderReads } = setUp();
    await open(KEY);
    emitOnDocument(new CustomEvent(TROLLEY_UPDATE, { detail: { phase: 'finish', trolleyTotals: 'x' } }));
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

  it('announces the totals once, a second after the last of several updates [TROL-4] [SHELL-7]', async () => {
    const { open, finishAndWait, phrases } = setUp();
    await open(KEY);
    await finishAndWait({ itemCount: 2, estimatedCost: 310 }, 999);
    await finishAndWait({ itemCount: 3, estimatedCost: 465 }, 999);
    expect(phrases).toEqual([]);
    await finishAndWait({ itemCount: 3, estimatedCost: 465 }, 1_000);
    expect(phrases).toEqual(['Trolley: 3 items, £4.65']);
  });

  it('announces nothing when an update changes no total, and leaves out what is unknown [TROL-4] [SHELL-7]', async () => {
    const { open, finishAndWait, phrases } = setUp();
    await open(KEY);
    await finishAndWait({ itemCount: 2 }, 1_000);
    await finishAndWait({ itemCount: 2 }, 1_000);
    await finishAndWait({}, 1_000);
    expect(phrases).toEqual(['Trolley: 2 items']);
  });
});
