import { LABELS_SHOWN, type ResponseToPaint } from '../labels-shown';

/** When each frame began; a frame that began before a response cannot show it. */
const frames: number[] = [];

/** A part of the browser's `Scheduler`, which TypeScript does not know yet. */
declare const scheduler: {
  readonly postTask: (
    callback: () => void,
    options: { readonly priority: 'user-blocking' },
  ) => Promise<unknown>;
};

/** A task of this priority that is posted inside a frame runs first after the frame is painted, before any timer. */
const afterPaint = (callback: (now: number) => void): void => {
  void scheduler.postTask(
    () => {
      callback(performance.now());
    },
    { priority: 'user-blocking' },
  );
};

const responseEnd = (call: string): number | undefined =>
  performance
    .getEntriesByType('resource')
    .find((entry): entry is PerformanceResourceTiming => entry.name.includes(call))?.responseEnd;

/**
 * Watches one label from before it is rendered.
 *
 * @param selector matches the label once it shows the response's value
 * @param call a part of the address that only its call has
 * @returns a function that returns the instants; null until the label is painted
 */
const watchLabel = (selector: string, call: string): (() => ResponseToPaint | null) => {
  let inserted: number | undefined;
  let painted: number | undefined;
  let framesBegun: readonly number[] = [];
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    inserted = performance.now();
    observer.disconnect();
    requestAnimationFrame(() => {
      // The callback of `recordFrame` was requested earlier, so it has recorded this frame.
      framesBegun = [...frames];
      afterPaint((now) => {
        painted = now;
      });
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  return () => {
    const responded = responseEnd(call);
    if (responded === undefined || inserted === undefined || painted === undefined) return null;
    const count = framesBegun.filter((at) => at > responded).length;
    return { responded, inserted, painted, frames: count };
  };
};

const trolley = watchLabel('header a[aria-label*="£"][aria-busy="false"]', 'tag=getTrolley');
const slot = watchLabel('header button[aria-label$="Slot details"] time', '/slot-reservations?');

let isReported = false;
const recordFrame = (): void => {
  frames.push(performance.now());
  afterPaint(() => {
    const [trolleyRun, slotRun] = [trolley(), slot()];
    if (isReported || !trolleyRun || !slotRun) return;
    isReported = true;
    window[LABELS_SHOWN](JSON.stringify({ trolley: trolleyRun, slot: slotRun }));
  });
  if (!isReported) requestAnimationFrame(recordFrame);
};
requestAnimationFrame(recordFrame);
