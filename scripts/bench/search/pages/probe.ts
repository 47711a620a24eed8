import { SUGGESTIONS_SHOWN, type KeyToPaint } from '../suggestions-shown';

export interface Probe {
  /**
   * Starts to measure: the next key press is the measured one. Once its suggestions are painted, calls
   * {@link SUGGESTIONS_SHOWN} with a {@link KeyToPaint} as JSON.
   *
   * @param suggestions a selector that matches the suggestions
   */
  readonly arm: (suggestions: string) => void;
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

const insertion = (suggestions: string): Promise<number> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(suggestions)) return;
      watch.disconnect();
      resolve(performance.now());
    });
    watch.observe(document, { childList: true, subtree: true });
  });

const measure = async (suggestions: string): Promise<void> => {
  const key = keyPress();
  const inserted = await insertion(suggestions);
  const painted = await afterPaint(
    () => (document.querySelector(suggestions)?.getClientRects().length ?? 0) > 0,
  );
  const call = performance
    .getEntriesByType('resource')
    .findLast((entry): entry is PerformanceResourceTiming => entry.name.includes('/term-suggest?'));
  const measured: KeyToPaint = {
    pressed: await key,
    requested: call?.startTime ?? NaN,
    responded: call?.responseEnd ?? NaN,
    inserted,
    painted,
    suggestions: document.querySelectorAll(suggestions).length,
  };
  window[SUGGESTIONS_SHOWN](JSON.stringify(measured));
};

/** TypeScript's type of the options does not contain the threshold yet. */
const EVENTS = { type: 'event', durationThreshold: 16 };

const createProbe = (): Probe => {
  const longest = new Map<number, number>();
  return {
    arm: (suggestions) => {
      performance.clearResourceTimings();
      void measure(suggestions);
    },
    recordTyping: () => {
      new PerformanceObserver((list) => {
        for (const { name, interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
          // The press that moved the focus to the field may be reported late.
          if (interactionId && name.startsWith('key'))
            longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
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
