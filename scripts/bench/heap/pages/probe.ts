import { TROLLEY_UPDATE } from '../../../../federation/contract';

export interface Sitting {
  /** Tells the header of so many changes of the trolley, each shown before the next. */
  readonly update: (times: number) => Promise<void>;
  /** Opens and closes the menus in turn, each painted before it is closed. */
  readonly openMenus: (times: number) => Promise<void>;
}

declare global {
  interface Document {
    readonly sitting: Sitting;
  }
}

/** What opens under the header of a wide screen, by its button. */
const MENUS = ['Groceries', 'My account', 'Slot details'] as const;

const tell = (detail: object): void => {
  document.dispatchEvent(new CustomEvent(TROLLEY_UPDATE, { detail }));
};

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const update = async (times: number): Promise<void> => {
  const { port1, port2 } = new MessageChannel();
  const turn = () =>
    new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
  for (let count = 1; count <= times; count += 1) {
    tell({ phase: 'start' });
    await turn();
    const totalEstimatedCost = { amount: count, currencyCode: 'GBP' };
    const trolleyItemCounts = { hardConflicts: 0, softConflicts: 0, noConflicts: count };
    tell({ phase: 'finish', trolleyTotals: { totalEstimatedCost, trolleyItemCounts } });
    await turn();
    const shown = document.querySelector('header a[aria-label^="Trolley"]')?.getAttribute('aria-label');
    if (shown?.replaceAll(',', '').includes(`£${count}.00`) !== true)
      throw new Error(`update ${count}: ${shown}`);
  }
  port1.close();
};

const openMenus = async (times: number): Promise<void> => {
  const buttons = [...document.querySelectorAll<HTMLElement>('header [aria-expanded]')];
  for (let count = 0; count < times; count += 1) {
    const name = MENUS[count % MENUS.length] ?? MENUS[0];
    const button = buttons.find((each) => `${each.ariaLabel ?? ''} ${each.innerText}`.includes(name));
    for (const expanded of ['true', 'false']) {
      button?.click();
      await frames();
      const is = button?.getAttribute('aria-expanded');
      if (is !== expanded) throw new Error(`${name} is ${is}`);
    }
  }
};

Object.defineProperty(document, 'sitting', { value: { update, openMenus } satisfies Sitting });
