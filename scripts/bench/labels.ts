import { measureInTurn, type Bench } from './shared/bench';
import { openUntilReport, withDemo, withPage, type Probe } from './shared/browser';
import { atMost, type Results } from './shared/results';
import { median, quantile } from './shared/statistics';

const LABELS = ['trolley', 'slot'] as const;
/** How many times slower the page's main thread runs. */
const CPU_SLOWDOWNS = [1, 4] as const;
/** The frame after the response shows the label. */
const MAX_FRAMES = 1;

/** Instants of one label, in milliseconds since the navigation. */
interface ResponseToPaint {
  /** The last byte of the response. */
  readonly responded: number;
  /** The label was inserted into the document. */
  readonly inserted: number;
  /** The frame that shows the label was painted. */
  readonly painted: number;
  /** Frames that began after the response, including the one that shows the label. */
  readonly frames: number;
}

type LabelRun = Readonly<Record<(typeof LABELS)[number], ResponseToPaint>>;

/** Runs in the page: reports a {@link LabelRun} once both labels are painted. */
const probe: Probe = ({ firstAfterPaint }) => {
  /** When each frame began; a frame that began before a response cannot show it. */
  const frames: number[] = [];

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
        firstAfterPaint((now) => {
          painted = now;
        });
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    return () => {
      const responded = performance
        .getEntriesByType('resource')
        .find((entry): entry is PerformanceResourceTiming => entry.name.includes(call))?.responseEnd;
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
    firstAfterPaint(() => {
      const [trolleyRun, slotRun] = [trolley(), slot()];
      if (isReported || !trolleyRun || !slotRun) return;
      isReported = true;
      window.reportToBench(JSON.stringify({ trolley: trolleyRun, slot: slotRun }));
    });
    if (!isReported) requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
};

/** @param measured the pages at each speed */
export const labelsResults = (measured: Readonly<Record<number, readonly LabelRun[]>>): Results => {
  const series = Object.entries(measured).flatMap(([cpu, runs]) =>
    LABELS.map((label) => ({ label, cpu: `${cpu}x`, runs: runs.map((run) => run[label]) })),
  );
  return {
    checks: series.map(({ label, cpu, runs }) =>
      atMost({
        name: `${label} response to painted label, CPU ${cpu} slower, median`,
        value: median(runs.map(({ frames }) => frames)),
        limit: MAX_FRAMES,
        unit: 'frames',
      }),
    ),
    tables: [
      {
        title: 'Response to painted label',
        note: 'From the last byte of the response to the frame that shows the label. Frames: those that began after the response, including the one with the label. Render: response to label in the document; paint: from there to the frame. Milliseconds.',
        heads: ['label', 'CPU', 'frames', 'frames p95', 'median ms', 'p95 ms', 'render ms', 'paint ms'],
        rows: series.map(({ label, cpu, runs }) => {
          const frames = runs.map((run) => run.frames);
          const total = runs.map(({ responded, painted }) => painted - responded);
          const render = runs.map(({ responded, inserted }) => inserted - responded);
          const paint = runs.map(({ inserted, painted }) => painted - inserted);
          return [
            ...[label, cpu, median(frames), quantile(frames, 0.95), median(total), quantile(total, 0.95)],
            ...[median(render), median(paint)],
          ];
        }),
      },
    ],
  };
};

/** Opens the storefront again and again as a customer with a booked slot, each time until both labels show. */
export const labelsBench: Bench = {
  name: 'labels',
  summary:
    'Time from the responses of trolley and slot to their painted labels, at full speed and CPU 4 times slower.',
  runs: 20,
  measure: (options) =>
    withDemo(async (browser, origin) => {
      const measured = await measureInTurn(CPU_SLOWDOWNS, { ...options, warmUp: 2 }, (cpu) =>
        withPage(browser, { width: 1440, height: 800 }, async (opened) => {
          await opened.context.request.post(`${origin}/demo/world/reset`, {
            data: { preset: 'slot-booked' },
          });
          return openUntilReport<LabelRun>(opened, { url: `${origin}/ecom/recipes`, cpu, probe });
        }),
      );
      return labelsResults(measured);
    }),
};
