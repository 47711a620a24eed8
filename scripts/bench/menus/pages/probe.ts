export interface MenusProbe {
  /**
   * The longest interaction since the last reading, in milliseconds from input to next paint; browsers tell of none
   * under 16 ms.
   */
  readonly read: () => Promise<number | undefined>;
  /** Tasks of 50 ms and more since the menus' code began to come, in milliseconds. */
  readonly longTasks: () => readonly number[];
}

declare global {
  interface Window {
    readonly menusProbe: MenusProbe;
  }
}

/** The type of an observer's options doesn't know the threshold yet. */
const EVENTS = { type: 'event', durationThreshold: 16 };
/** Where the menus begin: what the page did before is not theirs. */
const MENU_CODE = /\/menu-tree\.\w+\.js/;

/** A message posted in a frame is handled once that frame is painted. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        resolve();
        port1.close();
      };
      port2.postMessage(null);
    });
  });

const tasks: PerformanceEntry[] = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });

let interactions: number[] = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
    if (interactionId) interactions.push(duration);
}).observe(EVENTS);

const probe: MenusProbe = {
  read: async () => {
    // Entries are handed out after the frame that ends them.
    await afterPaint();
    await afterPaint();
    const seen = interactions;
    interactions = [];
    return seen.length > 0 ? Math.max(...seen) : undefined;
  },
  longTasks: () => {
    const code = performance.getEntriesByType('resource').find(({ name }) => MENU_CODE.test(name));
    if (!code) throw new Error("the menus' code didn't come");
    return tasks
      .filter(({ startTime, duration }) => startTime + duration > code.startTime)
      .map(({ duration }) => duration);
  },
};

Object.defineProperty(window, 'menusProbe', { value: probe });
