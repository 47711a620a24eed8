import { contrast } from './contrast';

/** The files from which the page is made. */
export interface DesignSources {
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

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

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
  table(
    ['size, px', 'declarations'],
    sizes.map(([size, count]) => [String(size), String(count)]),
  );

const tokenTables = (css: string): readonly string[] => {
  const tokens = [...css.matchAll(TOKEN)].map(({ groups }) => [
    groups?.['name'] ?? '',
    groups?.['value'] ?? '',
  ]);
  const colours = tokens.filter(([, value = '']) => COLOUR.test(value));
  const others = tokens.filter(([, value = '']) => !COLOUR.test(value));
  return [
    '## Colours',
    'Contrast is that of WCAG 2.2: text needs 4.5, large text and the edges of controls 3.',
    table(
      ['token', 'value', 'contrast to white', 'contrast to ink'],
      colours.map(([name = '', value = '']) => [
        `\`--sh-${name}\``,
        `\`${value}\``,
        contrast(value, '#ffffff').toFixed(1),
        contrast(value, '#2b2b2b').toFixed(1),
      ]),
    ),
    '## Other tokens',
    table(
      ['token', 'value'],
      others.map(([name = '', value = '']) => [`\`--sh-${name}\``, `\`${value}\``]),
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
    '`npm run design-page` writes this page from the style sheets and takes its pictures. A journey compares every component with its picture; the same command accepts what has changed.',
    ...tokenTables(tokens),
    '## Type',
    'The font is the system’s; the pictures show Liberation Sans. Text that states no size has 14 px on a line of 20 px. Sizes are those at the browser’s usual default of 16 px, and grow with it.',
    sizeTable(countSizes(styles, FONT_SIZE)),
    '## Spacing',
    'Gaps, paddings and margins.',
    sizeTable(countSizes(spaces, PIXELS).filter(([, count]) => count > 2)),
    '## Widths',
    table(
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
