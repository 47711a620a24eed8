import { markdownTable } from '../../tests/support/markdown-table';

/** `visitor-1440.png`: what the picture shows, and the width of the viewport in CSS pixels. */
const FILE_NAME = /^(?<subject>.+)-(?<width>\d+)[.](?:png|webp)$/;

/**
 * The sections of the page, in order, by the first word of a picture's name; pictures with other names are in the first
 * section.
 */
const SECTIONS: Readonly<Record<string, string>> = {
  '': 'The header',
  widths: 'Every width, from 320 px, in three fonts',
  search: 'Search',
  order: 'From trolley to placed order',
  menu: 'Menus',
  banner: 'Banners',
  content: 'Content library',
  'under-sheets': 'Under a host’s own style sheets',
};

/** The states at the top of the page, and their widths. */
const STATES = [
  'visitor',
  'customer',
  'search-suggestions',
  'search-history',
  'search-multi-items',
  'order-amend-bar',
  'order-below-minimum',
  'order-slot-details',
];
const STATE_WIDTHS = ['1440', '320'];

const statesTable = (files: readonly string[]): string =>
  markdownTable(
    STATE_WIDTHS.map((width) => `${width} px`),
    STATES.map((state) =>
      STATE_WIDTHS.map((width) => `${state}-${width}.png`)
        .filter((file) => files.includes(file))
        .map((file) => `![${file.replaceAll('-', ' ').replace('.png', ' px')}](pictures/${file})`),
    ).filter((row) => row.length === STATE_WIDTHS.length),
  );

interface Picture {
  readonly file: string;
  readonly section: string;
  readonly subject: string;
  readonly width: number;
}

const parsePicture = (file: string): Picture | undefined => {
  const { subject, width } = FILE_NAME.exec(file)?.groups ?? {};
  if (subject === undefined || width === undefined) return undefined;
  const section = Object.keys(SECTIONS).find((name) => name !== '' && subject.startsWith(name)) ?? '';
  const words = subject.slice(section === '' ? 0 : section.length + 1).replaceAll('-', ' ');
  return { file, section, subject: words, width: Number(width) };
};

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const sectionTable = (pictures: readonly Picture[]): string => {
  const widths = unique(pictures.map(({ width }) => width)).toSorted((a, b) => b - a);
  const rows = unique(pictures.map(({ subject }) => subject)).map((subject) => {
    const cells = widths.map((width) => {
      const picture = pictures.find((each) => each.subject === subject && each.width === width);
      return picture ? `[view](pictures/${picture.file})` : '';
    });
    return [subject, ...cells];
  });
  return markdownTable(['', ...widths.map((width) => `${String(width)} px`)], rows);
};

/**
 * @param files names of all pictures, relative to their folder
 * @returns the page in Markdown: one table for each section, one column for each width
 */
export const picturesPage = (files: readonly string[]): string => {
  const pictures = files.flatMap((file) => parsePicture(file) ?? []);
  const sections = Object.entries(SECTIONS).flatMap(([section, title]) => {
    const shown = pictures.filter((picture) => picture.section === section);
    return shown.length === 0 ? [] : [`## ${title}`, sectionTable(shown)];
  });
  return [
    '# Pictures',
    'Taken from the running demo in Chromium by `npm run docs:update -- --browser pictures`. `npm run docs:update` writes this page.',
    'A check fails when a style sheet of the header has changed since. [The picture](pictures/shop.webp), [the loop](pictures/loop.webp) and [the page of a host](pictures/host.webp) of the README are taken by the same command.',
    statesTable(files),
    ...sections,
    '',
  ].join('\n\n');
};
