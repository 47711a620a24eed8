/** Instants of one label, in milliseconds of the page's clock. */
export interface AnswerToPaint {
  /** The last byte of the answer. */
  readonly answered: number;
  /** The label is in the document. */
  readonly inserted: number;
  /** The frame that shows it has been painted. */
  readonly painted: number;
  /** Frames that the page rendered after the answer, the one that shows the label included. */
  readonly frames: number;
}

export type LabelRun = Readonly<Record<'trolley' | 'slot', AnswerToPaint>>;

declare global {
  interface Window {
    /** Both labels, once they are painted; null before. */
    readonly readLabels: () => LabelRun | null;
  }
}

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

const noteFrame = (): void => {
  afterPaint((now) => frames.push(now));
  requestAnimationFrame(noteFrame);
};
requestAnimationFrame(noteFrame);

Object.defineProperty(window, 'readLabels', {
  value: (): LabelRun | null => {
    const [trolleyRun, slotRun] = [trolley(), slot()];
    return trolleyRun && slotRun && { trolley: trolleyRun, slot: slotRun };
  },
});
