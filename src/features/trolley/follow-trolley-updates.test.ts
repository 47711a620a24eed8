import { english, type Message } from '../../kernel/translate';
import { headerEvent, TROLLEY_UPDATE, type TrolleyUpdate } from '../../../federation/contract';
import { failed, ok } from '../../kernel/result';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { settle } from '../../kernel/testing/settle';
import { followTrolleyUpdates } from './follow-trolley-updates';

const KEY = { customerOrderId: 'co-1', isAmending: false };

/** Follows the updates of a host, whose totals are decoded if they are an object. */
const setUp = () => {
  const { context, ...header } = createTestContext({ status: CUSTOMER });
  const decoded: unknown[] = [];
  Object.assign(context.services.trolleys, {
    decodeTotals: async (message: unknown) => {
      decoded.push(message);
      return typeof message === 'object' ? ok(message) : failed('wrong-shape', 'totals');
    },
  });
  const phrases: string[] = [];
  const announcer = {
    ...context.announcer,
    announce: (...message: Message) => void phrases.push(english(...message)),
  };
  followTrolleyUpdates({ ...context, announcer });
  const { load } = context.trolley.getState();
  return {
    ...header,
    decoded,
    phrases,
    /** Sends the totals of a finished update, and waits for a part of the time after which they are announced. */
    finishAndWait: async (trolleyTotals: object, milliseconds: number) => {
      header.emitOnDocument(new CustomEvent(TROLLEY_UPDATE, { detail: { phase: 'finish', trolleyTotals } }));
      await settle();
      header.clock.pass(milliseconds);
    },
    open: async (key?: typeof KEY) => {
      await load(key);
      header.calls.length = 0;
    },
    send: (update: TrolleyUpdate) => header.emitOnDocument(headerEvent(TROLLEY_UPDATE, update)),
    isUpdating: () => context.trolley.getState().isUpdating,
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
    const { emitOnDocument, decoded, open, calls } = setUp();
    await open(KEY);
    emitOnDocument(new CustomEvent(TROLLEY_UPDATE, { detail: { phase: 'finish', trolleyTotals: 'x' } }));
    expect([decoded, calls]).toEqual([['x'], []]);
  });

  it('loads the order when the first item has created one [TROL-1] [TROL-4]', async () => {
    const { send, decoded, open, calls } = setUp();
    await open(undefined);
    send({ phase: 'start' });
    send({ phase: 'finish' });
    expect([calls, decoded]).toEqual([['context'], []]);
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
