/** Pieces of content in the content system's wire format [CONT-1] [CONT-2] [CONT-3]. */

/** Path of the pages of groceries. */
export const GROCERIES = '/ecom/shop/browse/groceries';

export const link = (text: string, url: string, more: object = {}) => ({
  ...{ text, url, newWindow: false },
  ...more,
});

/** Twelfths of the row on wide screens. */
export const columns = (width: number) => ({
  cqResponsive: {
    deviceBreakpoints: [
      { name: 'xs', visible: true, width: 12, offset: 0 },
      { name: 'lg', visible: true, width, offset: 0 },
    ],
  },
});

type Link = ReturnType<typeof link>;

export const text = (words: string, ...marks: readonly string[]) => ({ type: 'text', text: words, marks });

export const block = (type: string, children: readonly unknown[], more: object = {}) => ({
  type,
  children,
  ...more,
});

export const anchor = (words: string, href: string, more: object = {}) =>
  block('link', [text(words)], { attributes: { href, ...more } });

export const richText = (componentId: string, blocks: readonly unknown[], more: object = {}) => ({
  type: 'richText',
  componentId,
  valid: true,
  noMargin: false,
  styleIds: [],
  blocks,
  ...more,
});

export const paragraph = (componentId: string, words: string) =>
  richText(componentId, [block('paragraph', [text(words)])]);

export const navigationLinks = (componentId: string, links: readonly Link[], more: object = {}) => ({
  type: 'navigationLinks',
  componentId,
  styleIds: [],
  links,
  ...more,
});

/** Returns a drawing of the project. It is a vector image, so it has one address for every width. */
export const picture = (name: string, altText = '') => ({
  src: `/demo/pictures/${name}.svg`,
  altText,
  assetMetadataWidth: 400,
  assetMetadataHeight: 400,
});

interface CellText {
  readonly heading: string;
  readonly url: string;
  readonly supportingTitle?: string;
}

export const cell = (
  componentId: string,
  drawing: string,
  { url, ...words }: CellText,
  more: object = {},
) => ({
  type: 'tradingCell',
  componentId,
  defaultNumOfCells: 'oneCell',
  image: { landscapeImage: picture(drawing) },
  textArea: {
    ...words,
    theme: 'light',
    buttonStyle: 'primary',
    link: { text: 'Shop now', altText: words.heading, url, newWindow: false },
  },
  ...more,
});

export const linkCard = (componentId: string, title: string, to: Link, drawing: string) => ({
  type: 'linkCard',
  componentId,
  title,
  image: { landscapeImage: picture(drawing) },
  link: to,
});
