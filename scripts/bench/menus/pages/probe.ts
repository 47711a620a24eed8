export interface MenusProbe {
  /**
   * Milliseconds from input to next paint of the longest interaction since the last call; undefined below 16 ms, which
   * browsers do not report.
   */
  readonly read: () => Promise<number | undefined>;
  /**
   * Milliseconds of each script of the header, in frames of 50 ms or more since categories were requested. Scripts of
   * the host and of the driver, which locates buttons between the presses, do not count.
   */
  readonly longScripts: () => readonly number[];
}

declare global {
  interface Window {
    readonly menusProbe: MenusProbe;
  }
}

/** TypeScript's type of the options does not contain the threshold yet. */
const EVENTS = { type: 'event', durationThreshold: 16 };
/** The first request of categories: earlier scripts are not those of the menus. */
const CATEGORIES = '/taxonomy?';

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

/** A part of `PerformanceScriptTiming`, which TypeScript does not know yet. */
interface ScriptTiming extends PerformanceEntry {
  readonly sourceURL: string;
}

const HEADER_FILES = '/mfe/common/';

const scripts: ScriptTiming[] = [];
new PerformanceObserver((list) => {
  for (const frame of list.getEntries() as (PerformanceEntry & {
    readonly scripts: readonly ScriptTiming[];
  })[])
    scripts.push(...frame.scripts.filter(({ sourceURL }) => sourceURL.includes(HEADER_FILES)));
}).observe({ type: 'long-animation-frame' });

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
  longScripts: () => {
    const request = performance.getEntriesByType('resource').find(({ name }) => name.includes(CATEGORIES));
    if (!request) throw new Error('no categories were requested');
    return scripts
      .filter(({ startTime, duration }) => startTime + duration > request.startTime)
      .map(({ duration }) => duration);
  },
};

Object.defineProperty(window, 'menusProbe', { value: probe });
