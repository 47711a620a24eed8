import { expect, type Page } from '@playwright/test';

/** A visible part of the header: a selector, and words of its name or text. */
type Part = readonly [selector: string, words?: string];

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Finds and presses parts of the header in a shadow root, which may be closed: no locator reaches into such a root. The
 * page keeps the root as `window.root`.
 */
export const createRootParts = (page: Page) => {
  const centreOf = ([selector, words = '']: Part): Promise<Point | undefined> =>
    page.evaluate(
      ({ selector, words }) => {
        const found = [...(Reflect.get(window, 'root') as ShadowRoot).querySelectorAll(selector)].find(
          (each) =>
            each.checkVisibility({ visibilityProperty: true }) &&
            (each.ariaLabel ?? each.textContent).includes(words),
        );
        if (!found) return undefined;
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      },
      { selector, words },
    );
  const find = async (part: Part): Promise<Point> => {
    let point: Point | undefined;
    await expect.poll(async () => (point = await centreOf(part)), { message: part.join(' ') }).toBeTruthy();
    return point ?? { x: 0, y: 0 };
  };
  return {
    find,
    press: async (...part: Part): Promise<void> => {
      const { x, y } = await find(part);
      await page.mouse.click(x, y);
    },
    expectShown: async (...part: Part): Promise<void> => {
      await find(part);
    },
    expectHidden: (...part: Part): Promise<void> =>
      expect.poll(() => centreOf(part), { message: `no ${part.join(' ')}` }).toBeUndefined(),
    /** Expects the focus on an element of the root that the selector matches. */
    expectFocus: (selector: string): Promise<void> =>
      expect
        .poll(() =>
          page.evaluate((wanted) => {
            const { activeElement } = Reflect.get(window, 'root') as ShadowRoot;
            if (!activeElement) return 'nothing';
            return (
              activeElement.matches(wanted) || `${activeElement.localName} ${activeElement.ariaLabel ?? ''}`
            );
          }, selector),
        )
        .toBe(true),
  };
};
