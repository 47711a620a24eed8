import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** Tag and class of the elements that moved. */
  readonly moved: readonly string[];
}

/** Records every layout shift from the first paint on, including those after a click. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
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

/** Returns the shifts so far, after two frames in which delayed entries arrive. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (document as unknown as { layoutShifts: readonly Shift[] }).layoutShifts;
  });
