import { settle } from '../../kernel/testing/settle';
import type { Topic } from '../../context/tabs';
import { createFakeBrowser } from '../../platform/browser/testing/fake-browser';
import { refetchOnChange } from './refetch-on-change';

const MINUTE_MS = 60_000;

const setUp = () => {
  const page = createFakeBrowser();
  const reads: Topic[] = [];
  const left: string[] = [];
  const waiting: (() => void)[] = [];
  const facts = { hasSessionChanged: true };
  const stop = refetchOnChange(
    page.browser,
    (topic) => {
      reads.push(topic);
      return new Promise<void>((done) => waiting.push(done));
    },
    () => {
      left.push('left');
    },
    () => facts.hasSessionChanged,
  );
  return {
    ...page,
    facts,
    reads,
    left,
    stop,
    send: (...messages: readonly string[]) => {
      for (const message of messages) page.sendFromOtherTab(message);
    },
    respond: async () => {
      for (const done of waiting.splice(0)) done();
      await settle();
    },
    hide: (isHidden: boolean) => {
      page.flags.isHidden = isHidden;
      page.emitOnDocument(new Event('visibilitychange'));
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
    clock.pass(MINUTE_MS - 1);
    expect(reads).toEqual([]);
    hide(false);
    clock.pass(100);
    expect(reads).toEqual(['trolley']);
  });

  it('refetches when visible again after one minute hidden, not before [TROL-4] [AUTH-2]', () => {
    const { clock, reads, hide } = setUp();
    hide(true);
    clock.pass(MINUTE_MS - 1);
    hide(false);
    clock.pass(100);
    expect(reads).toEqual([]);
    hide(true);
    clock.pass(MINUTE_MS);
    hide(false);
    clock.pass(100);
    expect(reads).toEqual(['session']);
  });

  it('refetches nothing by itself while the session is certainly the same [AUTH-1]', () => {
    const { clock, reads, hide, emitOnWindow, facts, send } = setUp();
    facts.hasSessionChanged = false;
    emitOnWindow('pageshow', { persisted: true });
    hide(true);
    clock.pass(MINUTE_MS);
    hide(false);
    clock.pass(100);
    expect(reads).toEqual([]);
    send('session');
    clock.pass(100);
    expect(reads).toEqual(['session']);
  });

  it('refetches after the page was offline, or in the back-forward cache [TROL-4] [AUTH-2]', async () => {
    const { clock, reads, emitOnWindow, respond, listeners } = setUp();
    const all = listeners();
    emitOnWindow('online');
    clock.pass(100);
    await respond();
    emitOnWindow('pageshow', { persisted: false });
    clock.pass(100);
    expect(reads).toEqual(['order']);
    emitOnWindow('pagehide');
    expect(listeners()).toBe(all - 1);
    emitOnWindow('pageshow', { persisted: true });
    expect(listeners()).toBe(all);
    clock.pass(100);
    expect(reads).toEqual(['order', 'session']);
  });

  it('removes its listeners and its pending topics when it is stopped [SHELL-10]', () => {
    const { clock, reads, send, stop, listeners } = setUp();
    send('trolley');
    stop();
    clock.pass(MINUTE_MS);
    expect([reads.length, listeners(), clock.pending()]).toEqual([0, 0, 0]);
  });
});
