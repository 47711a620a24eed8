import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The fonts in which the header is looked at: the system's, a narrow one, and a wide one that hosts often use. */
export const FONTS = ['system-ui', 'Liberation Sans', 'Inter'] as const;

const FILES = {
  400: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  600: require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'),
};

const faces = (): string =>
  Object.entries(FILES)
    .map(([weight, file]) => {
      const data = readFileSync(file, 'base64');
      return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
    })
    .join('');

/** Sets the font of the open page's header, as it is now. The page's policy must be off (`bypassCSP`). */
export const useFont = async (page: Page, font: (typeof FONTS)[number]): Promise<void> => {
  await page.addStyleTag({ content: faces() });
  // The header's own rules are important ones in a layer, so only a style attribute is stronger.
  await page.evaluate(async (family) => {
    for (const element of document.querySelectorAll<HTMLElement>('header, header *'))
      element.style.setProperty('font-family', family, 'important');
    await document.fonts.ready;
  }, font);
};
