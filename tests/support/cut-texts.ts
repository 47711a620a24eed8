import type { Page } from '@playwright/test';

/** Differences in CSS pixels that are not visible. */
const TOLERANCE_PX = 1.5;

/**
 * Finds texts of a part of the page that a shopper cannot read in full: cut off by an element that hides its overflow,
 * outside the viewport, or under another text. Texts that can be scrolled to are not cut.
 *
 * @param within a CSS selector
 * @returns one line for each, for example 'cut: Checkout' or 'under “£12.00”: Checkout'
 */
export const cutTexts = (page: Page, within = 'header'): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, tolerance]) => {
      interface Text {
        readonly text: string;
        readonly box: DOMRect;
        readonly element: Element;
      }
      const isVisible = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

      const ancestorsOf = (element: Element): readonly Element[] => {
        const found: Element[] = [];
        for (let each: Element | null = element; each; each = each.parentElement) found.push(each);
        return found;
      };

      /** Whether only screen readers read it, or a closed part holds it back. */
      const isHidden = (element: Element): boolean =>
        ancestorsOf(element).some((each) => getComputedStyle(each).clipPath !== 'none');

      const textsOf = (root: Element): readonly Text[] => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent?.trim() ?? '';
          const element = node.parentElement;
          if (text === '' || !element || !isVisible(element) || isHidden(element)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects())
            if (box.width > 2 && box.height > 2) found.push({ text, box, element });
        }
        return found;
      };

      const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

      /** Whether an element around the text, or the viewport, hides a part that cannot be scrolled to. */
      const stateOf = ({ box, element }: Text): 'whole' | 'cut' | 'outside' => {
        let [canScrollX, canScrollY, skipsStatic] = [false, false, false];
        // Half of the space between lines may be hidden: letters are not there.
        const space = Math.max(0, (box.height - parseFloat(getComputedStyle(element).fontSize)) / 2);
        for (const outer of ancestorsOf(element)) {
          const { overflowX, overflowY, position, textOverflow } = getComputedStyle(outer);
          // An element with an absolute position is clipped by the next positioned element.
          if (skipsStatic && position === 'static') continue;
          skipsStatic = position === 'absolute';
          const edge = outer.getBoundingClientRect();
          const isBeyondX = box.left < edge.left - tolerance || box.right > edge.right + tolerance;
          const isBeyondY =
            box.top + space < edge.top - tolerance || box.bottom - space > edge.bottom + tolerance;
          const isEllipsis = textOverflow === 'ellipsis' && outer.scrollWidth > outer.clientWidth + 1;
          canScrollX ||= scrolls(overflowX);
          canScrollY ||= scrolls(overflowY);
          if (!canScrollX && hides(overflowX) && (isBeyondX || isEllipsis)) return 'cut';
          if (!canScrollY && hides(overflowY) && isBeyondY) return 'cut';
          if (position === 'fixed') break;
        }
        return !canScrollX && (box.left < -tolerance || box.right > innerWidth + tolerance)
          ? 'outside'
          : 'whole';
      };

      /** The visible part of the box with letters, whatever the space between lines is; empty if it is scrolled away. */
      const lettersOf = ({ box, element }: Text) => {
        const half = parseFloat(getComputedStyle(element).fontSize) * 0.35;
        const middle = (box.top + box.bottom) / 2;
        let { left, right } = box;
        let [top, bottom] = [middle - half, middle + half];
        for (const outer of ancestorsOf(element)) {
          const { overflowX, overflowY } = getComputedStyle(outer);
          const edge = outer.getBoundingClientRect();
          if (overflowX !== 'visible')
            [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
          if (overflowY !== 'visible')
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        return { left, right, top, bottom };
      };

      /** Whether two texts are on top of each other, and neither belongs to a panel that covers the other. */
      const isUnder = (lower: Text, upper: Text): boolean => {
        const [a, b] = [lettersOf(lower), lettersOf(upper)];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width <= tolerance || height <= tolerance) return false;
        const at = document.elementFromPoint(
          Math.max(a.left, b.left) + width / 2,
          Math.max(a.top, b.top) + height / 2,
        );
        const ends = [lower.element, upper.element];
        const common = ancestorsOf(lower.element).find((each) => each.contains(upper.element));
        // A background between the two covers one of them as a whole, as a panel does.
        return !ends
          .flatMap((end) => ancestorsOf(end).filter((each) => each !== common && common?.contains(each)))
          .some(
            (each) =>
              at && each.contains(at) && getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)',
          );
      };

      return [...document.querySelectorAll(selector)].flatMap((root) => {
        const texts = textsOf(root);
        return texts.flatMap((one, index) => {
          const state = stateOf(one);
          if (state !== 'whole') return [`${state}: ${one.text}`];
          return texts
            .slice(index + 1)
            .filter((other) => other.element !== one.element && isUnder(one, other))
            .map((other) => `under “${other.text}”: ${one.text}`);
        });
      });
    },
    [within, TOLERANCE_PX] as const,
  );
