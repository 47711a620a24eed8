import { LABELS_SHOWN, type ResponseToPaint } from '../labels-shown';

/** When each frame was painted. */
const frames: number[] = [];

/** A message that is posted inside a frame is handled after that frame is painted. */
const afterPaint = (callback: (now: number) => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    callback(performance.now());
    port1.close();
  };
  port2.postMessage(null);
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
  let framesBefore: readonly number[] = [];
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    inserted = performance.now();
    observer.disconnect();
    requestAnimationFrame(() => {
      framesBefore = [...frames];
      afterPaint((now) => {
        painted = now;
      });
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  return () => {
    const responded = responseEnd(call);
    if (responded === undefined || inserted === undefined || painted === undefined) return null;
    const count = [...framesBefore, painted].filter((at) => at > responded).length;
    return { responded, inserted, painted, frames: count };
  };
};

const trolley = watchLabel('header a[aria-label*="£"][aria-busy="false"]', 'tag=getTrolley');
const slot = watchLabel('header button[aria-label$="Slot details"] time', '/slot-reservations?');

let isReported = false;
const recordFrame = (): void => {
  afterPaint((now) => {
    frames.push(now);
    const [trolleyRun, slotRun] = [trolley(), slot()];
    if (isReported || !trolleyRun || !slotRun) return;
    isReported = true;
    window[LABELS_SHOWN](JSON.stringify({ trolley: trolleyRun, slot: slotRun }));
  });
  if (!isReported) requestAnimationFrame(recordFrame);
};
requestAnimationFrame(recordFrame);
