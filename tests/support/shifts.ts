import type { Page } from '@playwright/test';

/** Sums every layout shift from the first paint on, those after a click included. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(document, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '',
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts so far, once two frames have passed and late entries are in. */
export const shiftsOf = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (document as unknown as { layoutShifts: unknown[] }).layoutShifts;
  });
