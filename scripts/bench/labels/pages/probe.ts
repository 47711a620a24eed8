import { LABELS_SHOWN, type AnswerToPaint } from '../labels-shown';

/** When each frame was rendered. */
const frames: number[] = [];

/** A message posted in a frame is handled once that frame is painted. */
const afterPaint = (then: (now: number) => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    then(performance.now());
    port1.close();
  };
  port2.postMessage(null);
};

const answerTo = (call: string): number | undefined =>
  performance
    .getEntriesByType('resource')
    .find((entry): entry is PerformanceResourceTiming => entry.name.includes(call))?.responseEnd;

/**
 * Watches one label from before it is there.
 *
 * @param label finds it once it tells what the answer told
 * @param call a part of the address that only its call has
 */
const watch = (label: string, call: string): (() => AnswerToPaint | null) => {
  let inserted: number | undefined;
  let shown: { readonly painted: number; readonly frames: readonly number[] } | undefined;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(label)) return;
    inserted = performance.now();
    observer.disconnect();
    requestAnimationFrame(() => {
      const before = [...frames];
      afterPaint((painted) => {
        shown = { painted, frames: [...before, painted] };
      });
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  return () => {
    const answered = answerTo(call);
    if (answered === undefined || inserted === undefined || !shown) return null;
    const rendered = shown.frames.filter((at) => at > answered).length;
    return { answered, inserted, painted: shown.painted, frames: rendered };
  };
};

const trolley = watch('header a[aria-label*="£"][aria-busy="false"]', 'tag=getTrolley');
const slot = watch('header button[aria-label$="Slot details"] time', '/slot-reservations?');

let isTold = false;
const noteFrame = (): void => {
  afterPaint((now) => {
    frames.push(now);
    const [trolleyRun, slotRun] = [trolley(), slot()];
    if (isTold || !trolleyRun || !slotRun) return;
    isTold = true;
    window[LABELS_SHOWN](JSON.stringify({ trolley: trolleyRun, slot: slotRun }));
  });
  if (!isTold) requestAnimationFrame(noteFrame);
};
requestAnimationFrame(noteFrame);
