import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { useFont } from '../../tests/support/fonts';
import { settle } from '../../tests/support/settle';

/** A font that many shoppers have: Liberation Sans has the widths of Arial. */
const FONT = ":root, :root * { font-family: 'Liberation Sans', Arial, sans-serif !important }";

/** A part of the viewport, in CSS pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Writes a picture of the viewport to docs/pictures, with the viewport's width in its name.
 *
 * @param clip the part of the viewport that the picture shows; all of it by default
 */
export const takePicture = async (page: Page, name: string, clip?: Area): Promise<void> => {
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({
    path: `docs/pictures/${name}-${String(width)}.png`,
    animations: 'disabled',
    ...(clip && { clip }),
  });
};

const hasPictures = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.images].every(
      (image) =>
        image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility(),
    ),
  );

/** Returns a picture of a part of the viewport in a font that shoppers have, once its images have loaded. */
export const shootInFont = async (page: Page, clip: Area): Promise<Buffer> => {
  await expect.poll(() => hasPictures(page)).toBe(true);
  await page.addStyleTag({ content: FONT });
  await useFont(page, 'Liberation Sans');
  await settle(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide', clip });
};

/** A picture, and where it is drawn. */
export interface PlacedPicture extends Area {
  readonly png: Buffer;
  /** A text above the picture. */
  readonly caption?: string;
}

/**
 * Draws pictures next to each other, and writes them as WebP.
 *
 * @param blank a page without a security policy, such as `about:blank`
 * @param file the name in docs/pictures, or a path that ends with `.webp`
 */
export const joinPictures = async (
  blank: Page,
  file: string,
  placed: readonly PlacedPicture[],
): Promise<void> => {
  const webp = await blank.evaluate(
    async (pictures) => {
      const canvas = new OffscreenCanvas(
        Math.max(...pictures.map(({ x, width }) => x + width)),
        Math.max(...pictures.map(({ y, height }) => y + height)),
      );
      const context = canvas.getContext('2d');
      if (!context) throw new Error('the page has no canvas context');
      context.fillStyle = '#ddd';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#222';
      context.font = '16px sans-serif';
      for (const { base64, caption, x, y, width, height } of pictures) {
        const png = await (await fetch(`data:image/png;base64,${base64}`)).blob();
        context.drawImage(await createImageBitmap(png), x, y, width, height);
        if (caption !== undefined) context.fillText(caption, x + 8, y - 8);
      }
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    placed.map(({ png, ...picture }) => ({ ...picture, base64: png.toString('base64') })),
  );
  writeFileSync(file.endsWith('.webp') ? file : `docs/pictures/${file}.webp`, webp, 'base64');
};
