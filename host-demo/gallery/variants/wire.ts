/** Small pieces of content in the content system's wire format. */
export const GROCERIES = '/ecom/shop/browse/groceries';

export const link = (text: string, url: string, more: object = {}) => ({
  text,
  url,
  newWindow: false,
  ...more,
});

export const picture = (name: string, altText = '') => ({
  landscapeImage: {
    altText,
    assetMetadataWidth: 1200,
    assetMetadataHeight: 800,
    dynamicImages: { highQuality95: `/demo/pictures/wide-${name}.svg` },
  },
  portraitImage: {
    altText,
    assetMetadataWidth: 800,
    assetMetadataHeight: 800,
    dynamicImages: { highQuality95: `/demo/pictures/${name}.svg` },
  },
});

export const words = (text: string, ...marks: readonly string[]) => ({ type: 'text', text, marks });
export const block = (type: string, children: readonly unknown[], more: object = {}) => ({
  type,
  children,
  ...more,
});
export const rich = (blocks: readonly unknown[], more: object = {}) => ({
  type: 'richText',
  valid: true,
  blocks,
  ...more,
});

/** Returns the widths of a component, in columns of 12, by the breakpoint from which each counts. */
export const widths = (columns: Readonly<Record<string, number>>) => ({
  deviceBreakpoints: Object.entries(columns).map(([name, width]) => ({ name, width })),
});

export const half = widths({ xs: 12, md: 6 });
