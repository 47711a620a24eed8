import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import type { EngineElement, EnginePage, Key } from './engine';
import { startPath } from './problem-proxy';

const TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/** Finds elements by role and name in any engine. */
const QUERIES = readFileSync(
  createRequire(__filename).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A role, and a name: the whole name, or a pattern of it. */
export type Part = readonly [role: string, name: string | RegExp];

const nameOf = ([role, name]: Part): string => `${role} ‘${String(name)}’`;

/** Visits the demo in one engine, as a shopper does: finds parts by role and name, and waits for what must happen. */
export class Shopper {
  constructor(
    readonly page: EnginePage,
    readonly origin: string,
  ) {}

  /** Opens a page in a situation of the demo. */
  async open(path: string, preset = 'customer'): Promise<void> {
    await this.goto(startPath(path, preset));
  }

  goto(path: string): Promise<void> {
    return this.page.goto(this.origin + path);
  }

  press(...keys: readonly Key[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.page.press(key)), Promise.resolve());
  }

  type(text: string): Promise<void> {
    return this.page.type(text);
  }

  /** Waits until a part is visible. `scope` is a CSS selector. */
  see(part: Part, scope = 'header'): Promise<EngineElement> {
    return this.wait(nameOf(part), async () => {
      await this.load();
      return this.page.find(`${this.query(part, scope)}[0]`);
    });
  }

  async click(part: Part, scope?: string): Promise<void> {
    await (await this.see(part, scope)).click();
  }

  async hover(part: Part, scope?: string): Promise<void> {
    await (await this.see(part, scope)).hover();
  }

  /** Waits until no part with this role and name is visible. */
  async miss(part: Part, scope = 'header'): Promise<void> {
    await this.wait(`no ${nameOf(part)}`, async () => {
      await this.load();
      return (await this.page.evaluate(`${this.query(part, scope)}.length`)) === 0 || undefined;
    });
  }

  /** Waits until a part has the focus. */
  async focusOn(part: Part, scope = 'header'): Promise<void> {
    await this.wait(`focus on ${nameOf(part)}`, async () => {
      await this.load();
      const isFocused = await this.page.evaluate(
        `${this.query(part, scope)}.includes(document.activeElement)`,
      );
      return isFocused === true || undefined;
    });
  }

  /** Waits until an attribute of a part has a value; null if the attribute must be missing. */
  async attribute(part: Part, attribute: string, value: string | null, scope = 'header'): Promise<void> {
    await this.wait(`${attribute} of ${nameOf(part)}: ${String(value)}`, async () => {
      await this.load();
      const current = await this.page.evaluate(
        `(${this.query(part, scope)}[0]?.getAttribute('${attribute}') ?? null)`,
      );
      return current === value || undefined;
    });
  }

  /** Waits until an expression of JavaScript, or a function here, is true. */
  async until(what: string, condition: string | (() => Promise<boolean>)): Promise<void> {
    const isTrue = async () =>
      typeof condition === 'string'
        ? (await this.page.evaluate(`Boolean(${condition})`)) === true
        : condition();
    await this.wait(what, async () => (await isTrue()) || undefined);
  }

  /** Waits until the page's path with its query is this one. */
  async at(path: string): Promise<void> {
    await this.until(`page ${path}`, `location.pathname + location.search === ${JSON.stringify(path)}`);
  }

  /** Tab until a part has the focus. */
  async tabTo(part: Part, key: Key = 'Tab'): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await this.press(key);
      await this.load();
      if (await this.page.evaluate(`${this.query(part, 'body')}.includes(document.activeElement)`)) return;
    }
    throw new Error(`Tab does not reach ${nameOf(part)}`);
  }

  /** Loads the queries into the page. */
  async load(): Promise<void> {
    if ((await this.page.evaluate('typeof TestingLibraryDom')) === 'object') return;
    await this.page.evaluate(`(() => { ${QUERIES}\n; globalThis.TestingLibraryDom ??= undefined; })()`);
  }

  private query([role, name]: Part, scope: string): string {
    const text = typeof name === 'string' ? JSON.stringify(name) : String(name);
    return `[...document.querySelectorAll(${JSON.stringify(scope)})].flatMap((part) => [part, ...[...part.querySelectorAll('*')].flatMap((inner) => inner.shadowRoot ?? [])]).flatMap((part) => TestingLibraryDom.queryAllByRole(part, ${JSON.stringify(role)}, { name: ${text} })).filter((part) => part.getClientRects().length > 0)`;
  }

  private async wait<T>(what: string, probe: () => Promise<T | undefined>): Promise<T> {
    const deadline = Date.now() + TIMEOUT_MS;
    let problem: unknown;
    while (Date.now() < deadline) {
      try {
        const found = await probe();
        if (found !== undefined) return found;
      } catch (error) {
        // The page may be left at this moment.
        problem = error;
      }
      await delay(POLL_MS);
    }
    throw new Error(`timeout: ${what}`, { cause: problem });
  }
}
