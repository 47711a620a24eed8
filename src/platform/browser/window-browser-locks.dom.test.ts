import { settle } from '../../kernel/testing/settle';
import { withLock } from './window-browser';

type Task = (lock: object) => unknown;

/** Fake Web Locks: one lock per name, granted in the order of the requests. */
const createLocks = () => {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, task: Task) {
      const whenAborted = new Promise((_resolve, reject) => {
        signal.addEventListener('abort', reject);
      });
      const promise = Promise.race([last.get(name), whenAborted]).then(() => task({ name }));
      last.set(name, promise);
      return promise;
    },
  };
};

const setLocks = (locks: object | undefined) => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
};

/** Creates a task that runs until the test ends it, and reports when it begins and ends. */
const createTask = (reported: string[], name: string) => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async (isLocked: boolean) => {
    reported.push(`${name} began ${isLocked ? 'alone' : 'without a lock'}`);
    await ended;
    reported.push(`${name} ended`);
  };
  return { run, end };
};

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('withLock', () => {
  it('waits for a running task of the same name [INST-2]', async () => {
    setLocks(createLocks());
    const reported: string[] = [];
    const [first, second] = [createTask(reported, 'first'), createTask(reported, 'second')];
    const done = Promise.all([withLock('order', first.run), withLock('order', second.run)]);
    second.end();
    first.end();
    await done;
    expect(reported).toEqual(['first began alone', 'first ended', 'second began alone', 'second ended']);
  });

  it('does not wait for a task of another name [INST-2]', async () => {
    setLocks(createLocks());
    const reported: string[] = [];
    const [first, second] = [createTask(reported, 'first'), createTask(reported, 'second')];
    const firstDone = withLock('one order', first.run);
    second.end();
    await withLock('another', second.run);
    expect(reported).toEqual(['first began alone', 'second began alone', 'second ended']);
    first.end();
    await firstDone;
  });

  for (const [when, locks] of [
    ['the browser has no locks', undefined],
    ['locks are refused', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ] as const) {
    it(`runs the task once, without waiting, with isLocked false if ${when} [INST-2]`, async () => {
      setLocks(locks);
      const task = jest.fn(() => Promise.resolve());
      await withLock('order', task);
      expect(task.mock.calls).toEqual([[false]]);
    });
  }

  it('runs the task without the lock after another page has held it for 5 seconds [AUTH-4] [INST-2]', async () => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    setLocks(createLocks());
    const reported: string[] = [];
    const [held, waiting] = [createTask(reported, 'held'), createTask(reported, 'waiting')];
    void withLock('order', held.run);
    const done = withLock('order', waiting.run);
    await settle();
    expect([reported, timeout.mock.lastCall]).toEqual([['held began alone'], [5_000]]);
    limit.abort();
    waiting.end();
    await done;
    expect(reported).toEqual(['held began alone', 'waiting began without a lock', 'waiting ended']);
  });

  it('runs the task once even if the lock is lost while it runs [INST-2]', async () => {
    setLocks({
      async request(_name: string, _options: object, task: Task) {
        await task({});
        throw new DOMException('stolen', 'AbortError');
      },
    });
    const task = jest.fn(() => Promise.resolve());
    await withLock('order', task);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
