import { createOrderService, GUARDS, type Guard, type OrderService } from './order-service';
import { createSimulatedBrowser, type SimulatedBrowser, type Tab, type Words } from './tabs';
import { createRandom, createVirtualClock, type Random } from './virtual-clock';

/** The result of one random run. */
export interface RunResult {
  readonly seed: number;
  readonly guard: Guard;
  readonly hasLocks: boolean;
  /** How often the service placed the order. */
  readonly placed: number;
  /** Second placements whose request did not follow a fresh read of the order. */
  readonly preventable: number;
  readonly patches: number;
  readonly keys: number;
  readonly beacons: readonly string[];
  /** Pages that were still busy at the end. */
  readonly stuck: number;
  /** The longest wait of a page, in milliseconds. */
  readonly longestWait: number;
  /** The different keys of the requests that placed the order. */
  readonly placingKeys: number;
  /** Whether a page reported 'placed' for an order that was not placed. */
  readonly isFalselyPlaced: boolean;
  /** How often a page said that the order is not placed while a request could still have placed it. */
  readonly tooEarly: number;
  /** What the pages say at the end that is not true. */
  readonly wrongWords: readonly Words[];
  readonly log: readonly string[];
}

/** After this time, delayed work of the service is done, and the pages have noticed that. Milliseconds. */
const ALL_WORK_DONE_MS = 400_000;
const FLOW_MS = 65_000;

const tabOf = (browser: SimulatedBrowser, random: Random): Tab | undefined => {
  const tabs = browser.tabs();
  return tabs[random.below(tabs.length)];
};

const press = (tab: Tab | undefined): void => {
  if (tab?.canPlace && !tab.isBusy()) void tab.place();
};

type Action = (browser: SimulatedBrowser, random: Random, pass: (ms: number) => Promise<void>) => unknown;

const ACTIONS: readonly [readonly [string, Action], ...(readonly [string, Action])[]] = [
  [
    'press',
    (browser, random) => {
      press(tabOf(browser, random));
    },
  ],
  [
    'double click',
    (browser, random) => {
      const tab = tabOf(browser, random);
      press(tab);
      press(tab);
    },
  ],
  [
    'press in every tab, 0 to 400 ms apart',
    async (browser, random, pass) => {
      for (const tab of browser.tabs()) {
        press(tab);
        await pass(random.pick([1, 1 + random.below(400)]));
      }
    },
  ],
  [
    'reload',
    (browser, random) => {
      const tab = tabOf(browser, random);
      tab?.close();
      browser.open();
    },
  ],
  ['close a tab', (browser, random) => tabOf(browser, random)?.close()],
  ['open a tab', (browser) => browser.open()],
  [
    'go offline',
    (browser) => {
      browser.setOffline(true);
    },
  ],
  [
    'go online',
    (browser) => {
      browser.setOffline(false);
    },
  ],
  [
    'hold the lock in a page that hangs',
    (browser, random) => {
      browser.holdLock(random.below(100_000));
    },
  ],
];

/** A page that shows nothing is right: it knows of no request. */
const wrongWordsOf = (browser: SimulatedBrowser, service: OrderService): readonly Words[] => {
  const right = service.isPlaced() ? 'placed' : 'not placed';
  return browser
    .tabs()
    .map((tab) => tab.words())
    .filter((words) => words !== 'nothing' && words !== right);
};

const WAITS = [400, 5_000, 70_000] as const;

/** Runs one shopper's session with one amended order. The seed decides every step. */
export const runOnce = async (seed: number, guard: Guard): Promise<RunResult> => {
  const random = createRandom(seed * 3 + GUARDS.indexOf(guard));
  const clock = createVirtualClock();
  const service = createOrderService(guard, random);
  const hasLocks = random.chance(70);
  const browser = createSimulatedBrowser({ clock, random, service, hasLocks });
  const log: string[] = [];

  browser.open();
  if (random.chance(60)) browser.open();
  await clock.pass(random.below(2_000));
  press(tabOf(browser, random));
  for (let left = 2 + random.below(8); left > 0; left -= 1) {
    await clock.pass(random.below(random.pick(WAITS)));
    // Shoppers mostly press again.
    const [name, act] = random.chance(40) ? (ACTIONS[random.below(3)] ?? ACTIONS[0]) : random.pick(ACTIONS);
    log.push(`${String(clock.now())} ${name}`);
    await act(browser, random, clock.pass);
  }
  // Later that day, every service works and the shopper opens a page again.
  browser.setOffline(false);
  service.recover();
  await clock.pass(ALL_WORK_DONE_MS);
  const longestWait = browser.longestWait();
  const wrongWords = [...wrongWordsOf(browser, service)];
  for (const tab of browser.tabs()) tab.close();
  const last = browser.open();
  await clock.pass(FLOW_MS);
  if (random.chance(70)) press(last);
  await clock.pass(FLOW_MS);
  wrongWords.push(...wrongWordsOf(browser, service));

  return {
    seed,
    guard,
    hasLocks,
    placed: service.placements.length,
    preventable: service.placements.slice(1).filter(({ isAfterRead }) => !isAfterRead).length,
    patches: service.patches.length,
    keys: new Set(service.patches.map(({ key }) => key)).size,
    beacons: service.beacons,
    placingKeys: new Set(service.placements.map(({ key }) => key)).size,
    tooEarly: browser.tooEarly(),
    wrongWords,
    stuck: browser.tabs().filter((tab) => tab.isBusy()).length,
    longestWait: Math.max(longestWait, browser.longestWait()),
    isFalselyPlaced: browser.ends.includes('placed') && service.placements.length === 0,
    log,
  };
};
