import { TROLLEY_UPDATE } from '../../../../federation/contract';

export interface LongSession {
  /** Dispatches this many trolley updates, and checks that the header shows each of them. */
  readonly update: (times: number) => Promise<void>;
  /** Opens and closes the menus in turn, and waits until each is painted. */
  readonly openMenus: (times: number) => Promise<void>;
}

declare global {
  interface Document {
    readonly session: LongSession;
  }
}

/** Buttons that open a panel on a wide screen. */
const MENUS = ['Groceries', 'My account', 'Slot details'] as const;

/** Two frames each: ten seconds. */
const MAX_WAITS = 300;

const dispatchUpdate = (detail: object): void => {
  document.dispatchEvent(new CustomEvent(TROLLEY_UPDATE, { detail }));
};

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const update = async (times: number): Promise<void> => {
  const { port1, port2 } = new MessageChannel();
  const nextTask = () =>
    new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
  for (let count = 1; count <= times; count += 1) {
    dispatchUpdate({ phase: 'start' });
    await nextTask();
    const totalEstimatedCost = { amount: count, currencyCode: 'GBP' };
    const trolleyItemCounts = { hardConflicts: 0, softConflicts: 0, noConflicts: count };
    dispatchUpdate({ phase: 'finish', trolleyTotals: { totalEstimatedCost, trolleyItemCounts } });
    await nextTask();
    const shown = document.querySelector('header [data-trolley]')?.getAttribute('aria-label');
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
      // The first press of a button loads the code of its panel.
      for (let waited = 0; button?.getAttribute('aria-expanded') !== expanded; waited += 1) {
        if (!button || waited === MAX_WAITS) throw new Error(`${name} did not become ${expanded}`);
        await frames();
      }
    }
  }
};

Object.defineProperty(document, 'session', { value: { update, openMenus } satisfies LongSession });
