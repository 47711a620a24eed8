import { createManualClock } from '../../kernel/testing/manual-clock';
import { refetchOnChange } from './refetch-on-change';
import type { Topic } from '../../context/tabs';

const MINUTE_MS = 60_000;
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
  const tabListeners = new Set<(message: unknown) => void>();
  const reads: Topic[] = [];
  const left: string[] = [];
  const waiting: (() => void)[] = [];
  let hidden = false;
  const stop = refetchOnChange(
    {
      now: clock.now,
      after: clock.after,
      isHidden: () => hidden,
      onWindowEvent: on(window),
      onDocumentEvent: on(document),
      tabs: {
        send: () => undefined,
        listen: (listener) => {
          tabListeners.add(listener);
          return () => void tabListeners.delete(listener);
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
    tabListeners,
    listeners,
    reads,
    left,
    stop,
    send: (...messages: unknown[]) => {
      for (const message of messages) for (const listener of tabListeners) listener(message);
    },
    respond: async () => {
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

describe('refetchOnChange', () => {
  it('refetches a burst once, and once more for messages during the request [TROL-4]', async () => {
    const { clock, reads, send, respond } = setUp();
    send('trolley', 'trolley', 'slot', 'trolley');
    clock.pass(100);
    expect(reads).toEqual(['trolley', 'slot']);
    send('trolley', 'trolley');
    clock.pass(1_000);
    expect(reads).toHaveLength(2);
    await respond();
    clock.pass(100);
    expect(reads).toEqual(['trolley', 'slot', 'trolley']);
  });

  it('refetches the session only when it is announced, and an order instead of its parts [AUTH-2]', () => {
    const { clock, reads, send } = setUp();
    send('trolley', 'order', 'session');
    clock.pass(100);
    expect(reads).toEqual(['session']);
  });

  it.each([null, 'constructor', { topic: 'trolley' }, ['trolley'], ''])(
    'ignores the message %j [CALL-3]',
    (message) => {
      const { clock, reads, send } = setUp();
      send(message);
      clock.pass(1_000);
      expect(reads).toEqual([]);
    },
  );

  it('ends the session at once when the shopper signs out in another tab, even while hidden [AUTH-2]', () => {
    const { left, reads, send, hide, clock } = setUp();
    hide(true);
    send('signed-out');
    expect(left).toEqual(['left']);
    clock.pass(MINUTE_MS);
    expect(reads).toEqual([]);
  });

  it('refetches nothing while hidden; once visible, what was announced meanwhile [TROL-4]', () => {
    const { clock, reads, send, hide } = setUp();
    hide(true);
    send('trolley', 'trolley');
    clock.pass(MINUTE_MS);
    expect(reads).toEqual([]);
    hide(false);
    clock.pass(100);
    expect(reads).toEqual(['trolley']);
  });

  it('refetches when visible again after five minutes hidden, not before [TROL-4]', () => {
    const { clock, reads, hide } = setUp();
    hide(true);
    clock.pass(5 * MINUTE_MS - 1);
    hide(false);
    clock.pass(100);
    expect(reads).toEqual([]);
    hide(true);
    clock.pass(5 * MINUTE_MS);
    hide(false);
    clock.pass(100);
    expect(reads).toEqual(['order']);
  });

  it('refetches after the page was offline, or in the back-forward cache [TROL-4]', async () => {
    const { clock, reads, happen, respond, tabListeners } = setUp();
    happen('online');
    clock.pass(100);
    await respond();
    happen('pageshow', { persisted: false });
    clock.pass(100);
    expect(reads).toEqual(['order']);
    happen('pagehide');
    expect(tabListeners.size).toBe(0);
    happen('pageshow', { persisted: true });
    expect(tabListeners.size).toBe(1);
    clock.pass(100);
    expect(reads).toEqual(['order', 'order']);
  });

  it('removes its listeners and its pending topics when it is stopped [SHELL-10]', () => {
    const { clock, reads, send, stop, listeners, tabListeners } = setUp();
    send('trolley');
    stop();
    clock.pass(MINUTE_MS);
    expect([reads.length, listeners.size, tabListeners.size, clock.pending()]).toEqual([0, 0, 0, 0]);
  });
});
