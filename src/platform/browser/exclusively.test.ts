import { exclusively } from './exclusively';

type Task = (lock: object | null) => unknown;

/** One lock a name, given in the order of asking, as the Web Locks of a browser's tabs. */
const createLocks = () => {
  const last = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, ...rest: readonly [Task] | readonly [{ ifAvailable: true }, Task]) {
      const task = rest.length === 1 ? rest[0] : rest[1];
      if (rest.length === 2 && last.has(name)) return task(null);
      const mine = Promise.resolve(last.get(name)).then(() => task({ name }));
      last.set(name, mine);
      await mine;
      if (last.get(name) === mine) last.delete(name);
      return undefined;
    },
  };
};

const setLocks = (locks: object | undefined) => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
};

/** A task that runs until it is ended, and writes what happens to it. */
const createTask = (told: string[], name: string) => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async (hasWaited: boolean) => {
    told.push(`${name} ${hasWaited ? 'waited' : 'began'}`);
    await ended;
    told.push(`${name} ended`);
  };
  return { run, end };
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a task that no other tab may run meanwhile', () => {
  it('waits for the one of its name, and hears that it did [INST-2]', async () => {
    setLocks(createLocks());
    const told: string[] = [];
    const [first, second] = [createTask(told, 'first'), createTask(told, 'second')];
    const done = Promise.all([exclusively('order', first.run), exclusively('order', second.run)]);
    second.end();
    first.end();
    await done;
    expect(told).toEqual(['first began', 'first ended', 'second waited', 'second ended']);
  });

  it('does not wait for one of another name [INST-2]', async () => {
    setLocks(createLocks());
    const told: string[] = [];
    const [first, second] = [createTask(told, 'first'), createTask(told, 'second')];
    const firstDone = exclusively('one order', first.run);
    second.end();
    await exclusively('another', second.run);
    expect(told).toEqual(['first began', 'second began', 'second ended']);
    first.end();
    await firstDone;
  });

  for (const [where, locks] of [
    ['the browser has no locks', undefined],
    ['locks are refused', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ] as const) {
    it(`runs at once, and once, where ${where} [INST-2]`, async () => {
      setLocks(locks);
      const task = jest.fn(() => Promise.resolve());
      await exclusively('order', task);
      expect(task.mock.calls).toEqual([[false]]);
    });
  }

  it('runs once even where the lock is lost under it [INST-2]', async () => {
    setLocks({
      async request(_name: string, _options: object, task: Task) {
        await task({});
        throw new DOMException('stolen', 'AbortError');
      },
    });
    const task = jest.fn(() => Promise.resolve());
    await exclusively('order', task);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
