import type { Page } from '@playwright/test';

/** How much a colour channel may differ in a plain area, of 255; the eye does not notice it. */
const SAME_CHANNEL = 8;
/** The same at an edge between colours, where smoothing differs slightly between runs. */
const SAME_EDGE = 24;

/**
 * Counts the pixels that differ between two pictures; all of them if the sizes differ. Pictures that are not the same
 * file are decoded in a page.
 *
 * @param page one without a security policy, such as `about:blank`
 */
export const differingPixels = async (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  one.equals(other) ? 0 : countDifferences(page, one, other);

const countDifferences = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ({ pictures, same, sameEdge }) => {
      const read = async (base64: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('the page has no canvas context');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [left, right] = await Promise.all(pictures.map(read));
      if (!left || !right) throw new Error('differingPixels needs two pictures');
      const pixels = left.width * left.height;
      if (left.width !== right.width || left.height !== right.height) return pixels;
      const isEdge = (at: number): boolean =>
        [-4, 4, -4 * left.width, 4 * left.width].some(
          (step) => Math.abs((left.data[at] ?? 0) - (left.data[at + step] ?? 0)) > sameEdge,
        );
      const differs = (pixel: number): boolean =>
        [0, 1, 2].some((channel) => {
          const at = pixel * 4 + channel;
          const difference = Math.abs((left.data[at] ?? 0) - (right.data[at] ?? 0));
          return difference > (difference <= sameEdge && isEdge(at) ? sameEdge : same);
        });
      return Array.from({ length: pixels }, (_, pixel) => pixel).filter(differs).length;
    },
    {
      pictures: [one, other].map((picture) => picture.toString('base64')),
      same: SAME_CHANNEL,
      sameEdge: SAME_EDGE,
    },
  );
