import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownTable } from '../../tests/support/markdown-table';
import { channels, themeColours } from './tokens';

/** Returns the relative luminance of a colour such as '#5c8018' or '#fff', from 0 to 1 (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The files from which the page is made. */
interface DesignSources {
  /** Text of the style sheet with the tokens. */
  readonly tokens: string;
  /** Text of the style sheet with the named widths. */
  readonly breakpoints: string;
  /** Texts of all style sheets. */
  readonly styles: readonly string[];
  /** Names of the pictures of components. */
  readonly pictures: readonly string[];
}

const TOKEN = /^ {2}--sh-(?<name>[\w-]+): (?<value>[^;]+);$/gm;
const COLOUR = /^#[\da-f]{3,6}$/;
const BREAKPOINT = /@custom-media --(?<name>[\w-]+) \((?<query>[^)]+)\);/g;
const FONT_SIZE = /font-size: calc\((?<size>\d+) \/ 16 \* var\(--sh-rem\)\);/g;
const SPACE = /(?:gap|padding|margin)[\w-]*: (?<values>[^;]+);/g;
const PIXELS = /(?<![\w.-])(?<size>\d+)px/g;

/** Returns how often each size occurs, the smallest first. */
const countSizes = (texts: readonly string[], pattern: RegExp): readonly (readonly [number, number])[] => {
  const counts = new Map<number, number>();
  for (const text of texts) {
    for (const { groups } of text.matchAll(pattern)) {
      const size = Number(groups?.['size']);
      counts.set(size, (counts.get(size) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([one], [other]) => one - other);
};

const sizeTable = (sizes: readonly (readonly [number, number])[]): string =>
  markdownTable(
    ['size, px', 'declarations'],
    sizes.map(([size, count]) => [String(size), String(count)]),
  );

const tokenTables = (css: string): readonly string[] => {
  const colours = themeColours(css);
  const paper = colours.find(({ name }) => name === 'paper');
  const others = [...css.matchAll(TOKEN)]
    .map(({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? ''] as const)
    .filter(([, value]) => !COLOUR.test(value));
  return [
    '## Colours',
    'Contrast is that of WCAG 2.2: text needs 4.5, large text and the edges of controls 3. The dark theme is [off](hosts/production.md#use-the-dark-theme) unless a host turns it on. The loader’s package has these values as `tokens.json`, in the format of the Design Tokens Community Group.',
    markdownTable(
      ['token', 'light', 'contrast to paper', 'dark', 'contrast to paper'],
      colours.map(({ name, light, dark }) => [
        `\`--sh-${name}\``,
        `\`${light}\``,
        contrast(light, paper?.light ?? '').toFixed(1),
        `\`${dark}\``,
        contrast(dark, paper?.dark ?? '').toFixed(1),
      ]),
    ),
    '## Other tokens',
    markdownTable(
      ['token', 'value'],
      others.map(([name, value]) => [`\`--sh-${name}\``, `\`${value}\``]),
    ),
  ];
};

const nameOf = (file: string): string => {
  const words = file.replace(/\.png$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const gallery = (pictures: readonly string[]): readonly string[] =>
  pictures.flatMap((file) => [`### ${nameOf(file)}`, `![${nameOf(file)}](pictures/design/${file})`]);

/** @returns the page in Markdown: tokens, type, spacing, widths, and a picture of each component */
export const designPage = ({ tokens, breakpoints, styles, pictures }: DesignSources): string => {
  const spaces = styles.flatMap((css) =>
    [...css.matchAll(SPACE)].map(({ groups }) => groups?.['values'] ?? ''),
  );
  const isOfContent = (file: string) => file.startsWith('content-');
  return [
    '# Design',
    '`npm run docs:update` writes this page from the style sheets. A journey compares every component with its picture; `npm run docs:update -- --browser design` takes the pictures again.',
    ...tokenTables(tokens),
    '## Type',
    'The font is the system’s; the pictures show Liberation Sans. Text that states no size has 14 px on a line of 20 px. Sizes are those at the browser’s usual default of 16 px, and grow with it.',
    sizeTable(countSizes(styles, FONT_SIZE)),
    '## Spacing',
    'Gaps, paddings and margins.',
    sizeTable(countSizes(spaces, PIXELS).filter(([, count]) => count > 2)),
    '## Widths',
    markdownTable(
      ['name', 'condition'],
      [...breakpoints.matchAll(BREAKPOINT)].map(({ groups }) => [
        `\`--${groups?.['name'] ?? ''}\``,
        `\`${groups?.['query'] ?? ''}\``,
      ]),
    ),
    '## Components of the header',
    ...gallery(pictures.filter((file) => !isOfContent(file))),
    '## Components of content',
    'Every variant of each component, as at `/demo/content`.',
    ...gallery(pictures.filter(isOfContent)),
  ].join('\n\n');
};

/** Returns the sizes of text of style sheets, in CSS pixels at the browser's default of 16, the smallest first. */
export const textSizes = (styles: readonly string[]): readonly number[] =>
  countSizes(styles, FONT_SIZE).map(([size]) => size);

/** Returns the texts and the names of files from which the page is made. */
export const readDesignSources = (): DesignSources => ({
  tokens: readFileSync('src/ui/tokens.module.css', 'utf8'),
  breakpoints: readFileSync('src/ui/breakpoints.css', 'utf8'),
  styles: readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => readFileSync(path.join('src', file), 'utf8')),
  pictures: readdirSync('docs/pictures/design').toSorted(),
});
