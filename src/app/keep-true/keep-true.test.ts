import { createManualClock } from '../../kernel/testing/manual-clock';
import { keepTrue } from './keep-true';
import type { Topic } from './keep-true-topics';

const MINUTE = 60_000;
const tick = () => new Promise((done) => setTimeout(done));

const setUp = () => {
  const clock = createManualClock();
  const [window, document] = [new EventTarget(), new EventTarget()];
  const listeners = new Set<string>();
  const on = (target: EventTarget) => (name: string, listener: (event: Event) => void) => {
    target.addEventListener(name, listener);
    listeners.add(name);
    return () => {
      target.removeEventListener(name, listener);
      listeners.delete(name);
    };
  };
  const ears = new Set<(message: unknown) => void>();
  const reads: Topic[] = [];
  const left: string[] = [];
  const waiting: (() => void)[] = [];
  let hidden = false;
  const stop = keepTrue(
    {
      now: clock.now,
      after: clock.after,
      isHidden: () => hidden,
      onWindowEvent: on(window),
      onDocumentEvent: on(document),
      tabs: {
        tell: () => undefined,
        hear: (listener) => {
          ears.add(listener);
          return () => void ears.delete(listener);
        },
      },
    },
    (topic) => {
      reads.push(topic);
      return new Promise<void>((done) => waiting.push(done));
    },
    () => {
      left.push('left');
    },
  );
  return {
    clock,
    ears,
    listeners,
    reads,
    left,
    stop,
    tell: (...messages: unknown[]) => {
      for (const message of messages) for (const ear of ears) ear(message);
    },
    answer: async () => {
      for (const done of waiting.splice(0)) done();
      await tick();
    },
    happen: (name: string, fields: object = {}) => {
      window.dispatchEvent(Object.assign(new Event(name), fields));
    },
    hide: (isHidden: boolean) => {
      hidden = isHidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
};

describe('keeping true', () => {
  it('reads a burst once, and once more what is told while it reads [TROL-4]', async () => {
    const { clock, reads, tell, answer } = setUp();
    tell('trolley', 'trolley', 'slot', 'trolley');
    clock.pass(100);
    expect(reads).toEqual(['trolley', 'slot']);
    tell('trolley', 'trolley');
    clock.pass(1_000);
    expect(reads).toHaveLength(2);
    await answer();
    clock.pass(100);
    expect(reads).toEqual(['trolley', 'slot', 'trolley']);
  });

  it('reads the session alone where that is told, and an order instead of its parts [AUTH-2]', () => {
    const { clock, reads, tell } = setUp();
    tell('trolley', 'order', 'session');
    clock.pass(100);
    expect(reads).toEqual(['session']);
  });

  it.each([null, 'constructor', { topic: 'trolley' }, ['trolley'], ''])(
    'does not heed %j [CALL-3]',
    (message) => {
      const { clock, reads, tell } = setUp();
      tell(message);
      clock.pass(1_000);
      expect(reads).toEqual([]);
    },
  );

  it('lets go at once of a shopper who left in another tab, in sight or not [AUTH-2]', () => {
    const { left, reads, tell, hide, clock } = setUp();
    hide(true);
    tell('signed-out');
    expect(left).toEqual(['left']);
    clock.pass(MINUTE);
    expect(reads).toEqual([]);
  });

  it('reads nothing out of sight; once in sight again, what was told meanwhile [TROL-4]', () => {
    const { clock, reads, tell, hide } = setUp();
    hide(true);
    tell('trolley', 'trolley');
    clock.pass(MINUTE);
    expect(reads).toEqual([]);
    hide(false);
    clock.pass(100);
    expect(reads).toEqual(['trolley']);
  });

  it('reads again in sight after five minutes out of it, not before [TROL-4]', () => {
    const { clock, reads, hide } = setUp();
    hide(true);
    clock.pass(5 * MINUTE - 1);
    hide(false);
    clock.pass(100);
    expect(reads).toEqual([]);
    hide(true);
    clock.pass(5 * MINUTE);
    hide(false);
    clock.pass(100);
    expect(reads).toEqual(['order']);
  });

  it('reads again when the page is back from offline, or from the back-forward cache [TROL-4]', async () => {
    const { clock, reads, happen, answer, ears } = setUp();
    happen('online');
    clock.pass(100);
    await answer();
    happen('pageshow', { persisted: false });
    clock.pass(100);
    expect(reads).toEqual(['order']);
    happen('pagehide');
    expect(ears.size).toBe(0);
    happen('pageshow', { persisted: true });
    expect(ears.size).toBe(1);
    clock.pass(100);
    expect(reads).toEqual(['order', 'order']);
  });

  it('ends with all that it listens to, and what was due [SHELL-10]', () => {
    const { clock, reads, tell, stop, listeners, ears } = setUp();
    tell('trolley');
    stop();
    clock.pass(MINUTE);
    expect([reads.length, listeners.size, ears.size, clock.pending()]).toEqual([0, 0, 0, 0]);
  });
});
