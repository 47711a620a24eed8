export interface MenusProbe {
  /**
   * Milliseconds from input to next paint of the longest interaction since the last call; undefined below 16 ms, which
   * browsers do not report.
   */
  readonly read: () => Promise<number | undefined>;
  /** Milliseconds of each task of 50 ms or more since the menus' code was requested. */
  readonly longTasks: () => readonly number[];
}

declare global {
  interface Window {
    readonly menusProbe: MenusProbe;
  }
}

/** TypeScript's type of the options does not contain the threshold yet. */
const EVENTS = { type: 'event', durationThreshold: 16 };
/** The first file of the menus: earlier tasks are not theirs. */
const MENU_CODE = /\/menu-tree\.\w+\.js/;

/** A message that is posted inside a frame is handled after that frame is painted. */
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
    // The browser reports entries after the frame that ends them.
    await afterPaint();
    await afterPaint();
    const recorded = interactions;
    interactions = [];
    return recorded.length > 0 ? Math.max(...recorded) : undefined;
  },
  longTasks: () => {
    const code = performance.getEntriesByType('resource').find(({ name }) => MENU_CODE.test(name));
    if (!code) throw new Error("the menus' code was not requested");
    return tasks
      .filter(({ startTime, duration }) => startTime + duration > code.startTime)
      .map(({ duration }) => duration);
  },
};

Object.defineProperty(window, 'menusProbe', { value: probe });
