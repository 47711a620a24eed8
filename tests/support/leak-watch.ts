import type { CDPSession, Page, Request } from '@playwright/test';
import { countHeld } from './count-held';

/** What a page still holds, each as `kind: where it was made`. */
type Held = readonly string[];

interface Census {
  /** Listeners on window, document and the elements that stay, timers, frames, observers, channels, requests. */
  readonly held: Held;
  /** Of the whole page after a forced collection, those that only scripts still hold included. */
  readonly listeners: number;
  readonly nodes: number;
  /** Elements of the document. */
  readonly standing: readonly string[];
}

/** Watches what a page holds on to [FED-6]. */
export class LeakWatch {
  readonly #open = new Set<string>();
  readonly #page: Page;
  readonly #cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
    page.on('request', (request) => this.#open.add(request.url()));
    const forget = (request: Request) => void this.#open.delete(request.url());
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
  }

  /** Watches a page from before its first script; call it before `goto`. */
  static async of(page: Page): Promise<LeakWatch> {
    await page.addInitScript(countHeld);
    return new LeakWatch(page, await page.context().newCDPSession(page));
  }

  /** @returns what the page holds now, its garbage collected */
  async take(): Promise<Census> {
    // What is dropped in one collection may hold what only the next can drop.
    for (let times = 0; times < 3; times += 1) await this.#cdp.send('HeapProfiler.collectGarbage');
    await this.#cdp.send('Performance.enable');
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
    const held = await this.#page.evaluate(() =>
      (document as unknown as { readonly stillHeld: () => string[] }).stillHeld(),
    );
    return {
      held: [...held, ...[...this.#open].map((url) => `request: ${url}`)].sort(),
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      standing: await this.#page.evaluate(() =>
        Array.from(document.querySelectorAll('*'), (each) =>
          [each.tagName, each.id, each.getAttribute('src') ?? each.getAttribute('href')].join(' ').trim(),
        ),
      ),
    };
  }
}
