/** Instants of one measured key press, in milliseconds since the navigation. */
export interface KeyToPaint {
  /** The trusted keydown, by its own time stamp. */
  readonly pressed: number;
  readonly requested: number;
  readonly responded: number;
  /** The options were inserted into the document. */
  readonly inserted: number;
  /** The frame that shows them was painted. */
  readonly painted: number;
  readonly options: number;
}

export interface Probe {
  /** Starts to measure: the next key press is the measured one. */
  readonly arm: () => void;
  /** The measured key press, once its suggestions are painted. */
  readonly painted: () => Promise<KeyToPaint>;
  /** Starts to record interactions. */
  readonly recordTyping: () => void;
  /** The recorded interactions, in milliseconds from input to next paint; browsers do not report those under 16 ms. */
  readonly interactions: () => Promise<readonly number[]>;
}

declare global {
  interface Window {
    readonly probe: Probe;
  }
}

const optionsNow = () => document.querySelectorAll('[role="option"]');

/** A message that is posted inside a frame is handled after that frame is painted. */
const afterPaint = (isShown: () => boolean): Promise<number> =>
  new Promise((resolve) => {
    const frame = () => {
      if (!isShown()) {
        requestAnimationFrame(frame);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        resolve(performance.now());
        port1.close();
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(frame);
  });

const keyPress = (): Promise<number> =>
  new Promise((resolve) => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.isTrusted) return;
      document.removeEventListener('keydown', onKeyDown, true);
      resolve(event.timeStamp);
    };
    document.addEventListener('keydown', onKeyDown, true);
  });

const insertion = (): Promise<number> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (optionsNow().length === 0) return;
      watch.disconnect();
      resolve(performance.now());
    });
    watch.observe(document, { childList: true, subtree: true });
  });

const measure = async (): Promise<KeyToPaint> => {
  const key = keyPress();
  const inserted = await insertion();
  const painted = await afterPaint(() => (optionsNow()[0]?.getClientRects().length ?? 0) > 0);
  const call = performance
    .getEntriesByType('resource')
    .findLast((entry): entry is PerformanceResourceTiming => entry.name.includes('/term-suggest?'));
  return {
    pressed: await key,
    requested: call?.startTime ?? NaN,
    responded: call?.responseEnd ?? NaN,
    inserted,
    painted,
    options: optionsNow().length,
  };
};

/** TypeScript's type of the options does not contain the threshold yet. */
const EVENTS = { type: 'event', durationThreshold: 16 };

const createProbe = (): Probe => {
  let measured: Promise<KeyToPaint> | undefined;
  const longest = new Map<number, number>();
  return {
    arm: () => {
      performance.clearResourceTimings();
      measured = measure();
    },
    painted: () => measured ?? Promise.reject(new Error('arm first')),
    recordTyping: () => {
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
          if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
        }
      }).observe(EVENTS);
    },
    interactions: async () => {
      // The browser reports entries after the frame that ends them.
      await afterPaint(() => true);
      await afterPaint(() => true);
      return [...longest.values()];
    },
  };
};

Object.defineProperty(window, 'probe', { value: createProbe() });
