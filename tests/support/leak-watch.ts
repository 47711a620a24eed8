import type { CDPSession, Page, Request } from '@playwright/test';
import { countRetained } from './count-retained';

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
