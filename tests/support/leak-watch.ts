import type { CDPSession, Page, Request } from '@playwright/test';

/**
 * Runs in a page before its own scripts, and records resources that are created and not released: timers, frames,
 * observers, channels, and listeners on objects that outlive the header. `document.stillRetained()` returns each as
 * `kind: line that created it`.
 */
const countRetained = (): void => {
  const retained = new Map<unknown, string>();
  const where = (): string => {
    const lines = (new Error().stack ?? '').split('\n');
    const line = lines.find((each) => each.includes('http')) ?? '';
    return line.trim().replace(/^at .*\/([^/]+)\)?$/, '$1');
  };
  const note = (key: unknown, kind: string): void => {
    retained.set(key, `${kind}: ${where()}`);
  };

  const timers = { setTimeout: 'clearTimeout', setInterval: 'clearInterval' } as const;
  for (const [start, end] of Object.entries(timers) as [
    keyof typeof timers,
    (typeof timers)[keyof typeof timers],
  ][]) {
    const begin = window[start].bind(window) as (...args: readonly unknown[]) => number;
    const stop = window[end].bind(window);
    Object.assign(window, {
      [start]: (run: (...args: readonly unknown[]) => unknown, ...rest: readonly unknown[]) => {
        const id = begin(
          (...args: readonly unknown[]) => {
            if (start === 'setTimeout') retained.delete(`timer ${String(id)}`);
            run(...args);
          },
          ...rest,
        );
        note(`timer ${String(id)}`, start);
        return id;
      },
      [end]: (id?: number) => {
        retained.delete(`timer ${String(id)}`);
        stop(id);
      },
    });
  }
  const callbacks = {
    requestAnimationFrame: 'cancelAnimationFrame',
    requestIdleCallback: 'cancelIdleCallback',
  } as const;
  for (const [start, end] of Object.entries(callbacks) as [
    keyof typeof callbacks,
    (typeof callbacks)[keyof typeof callbacks],
  ][]) {
    const begin = window[start].bind(window) as (run: (at: unknown) => void, options?: unknown) => number;
    const stop = window[end].bind(window);
    Object.assign(window, {
      [start]: (run: (at: unknown) => void, options?: unknown) => {
        const id = begin((at) => {
          retained.delete(`${start} ${String(id)}`);
          run(at);
        }, options);
        note(`${start} ${String(id)}`, start);
        return id;
      },
      [end]: (id: number) => {
        retained.delete(`${start} ${String(id)}`);
        stop(id);
      },
    });
  }

  for (const kind of [
    'MutationObserver',
    'ResizeObserver',
    'IntersectionObserver',
    'PerformanceObserver',
  ] as const) {
    const { prototype } = window[kind] as {
      readonly prototype: { observe: (...args: readonly unknown[]) => void; disconnect: () => void };
    };
    const { observe, disconnect } = prototype;
    prototype.observe = function (...args) {
      note(this, kind);
      Reflect.apply(observe, this, args);
    };
    prototype.disconnect = function () {
      retained.delete(this);
      Reflect.apply(disconnect, this, []);
    };
  }

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (value: object): number => {
    const id = ids.get(value) ?? (lastId += 1);
    ids.set(value, id);
    return id;
  };
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown): string => {
    const capture: unknown = typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options;
    return `listener ${String(idOf(target))} ${type} ${String(idOf(listener))} ${String(Boolean(capture))}`;
  };
  /** Listeners of a node are collected with that node; other targets may live as long as the page. */
  const outlivesHeader = (target: EventTarget): boolean =>
    !(target instanceof Node) ||
    target === document ||
    target === document.documentElement ||
    target === document.body;
  const short = (target: EventTarget) => target.constructor.name;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // Called without a receiver, the method acts on the window.
    const target = (this as EventTarget | undefined) ?? window;
    const isLongLived = !(target instanceof AbortSignal) && !(target instanceof XMLHttpRequest);
    if (listener && isLongLived && outlivesHeader(target) && !(target instanceof MessagePort)) {
      const key = keyOf(target, type, listener, options);
      const { signal, once } = typeof options === 'object' ? options : {};
      if (signal?.aborted !== true) note(key, `listener of ${short(target)} for ${type}`);
      const remove = () => retained.delete(key);
      if (signal) addEventListener.call(signal, 'abort', remove, { once: true });
      if (once === true) addEventListener.call(target, type, remove, { once: true });
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    // Called without a receiver, the method acts on the window.
    const target = (this as EventTarget | undefined) ?? window;
    if (listener) retained.delete(keyOf(target, type, listener, options));
    removeEventListener.call(target, type, listener, options);
  };

  const Channel = window.BroadcastChannel;
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      note(this, `channel ${name}`);
    }
    override close() {
      retained.delete(this);
      super.close();
    }
  };

  Object.defineProperty(document, 'stillRetained', { value: () => [...retained.values()] });
};

/** What a page retains, each as `kind: where it was created`. */
type Retained = readonly string[];

interface RetentionCounts {
  /** Listeners on window, document and the elements that remain; timers, frames, observers, channels, requests. */
  readonly retained: Retained;
  /** Counts for the whole page after a forced garbage collection; nodes that only scripts refer to are included. */
  readonly listeners: number;
  readonly nodes: number;
  /** Elements of the document. */
  readonly detached: readonly string[];
}

/** Records what a page retains, to find leaks [FED-6]. */
export class LeakWatch {
  readonly #open = new Set<string>();
  readonly #page: Page;
  readonly #cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
    page.on('request', (request) => this.#open.add(request.url()));
    const remove = (request: Request) => void this.#open.delete(request.url());
    page.on('requestfinished', remove);
    page.on('requestfailed', remove);
  }

  /** Watches a page from its first script on. Call it before `goto`. */
  static async of(page: Page): Promise<LeakWatch> {
    await page.addInitScript(countRetained);
    return new LeakWatch(page, await page.context().newCDPSession(page));
  }

  /** @returns what the page retains now, after garbage collection */
  async take(): Promise<RetentionCounts> {
    // One collection may free objects that refer to others, which only the next one can free.
    for (let times = 0; times < 3; times += 1) await this.#cdp.send('HeapProfiler.collectGarbage');
    await this.#cdp.send('Performance.enable');
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
    const retained = await this.#page.evaluate(() =>
      (document as unknown as { readonly stillRetained: () => string[] }).stillRetained(),
    );
    return {
      retained: [...retained, ...[...this.#open].map((url) => `request: ${url}`)].sort(),
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      detached: await this.#page.evaluate(() =>
        Array.from(document.querySelectorAll('*'), (each) =>
          [each.tagName, each.id, each.getAttribute('src') ?? each.getAttribute('href')].join(' ').trim(),
        ),
      ),
    };
  }
}
