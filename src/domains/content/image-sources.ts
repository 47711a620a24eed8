import { safeUrl } from '../../kernel/safe-url';

/** Widths in pixels that pictures come in [CONT-7]. */
export const IMAGE_WIDTHS = [160, 320, 544, 768, 992, 1200, 1500, 1800, 2400] as const;

const DEFAULT_QUALITY = 'highQuality95';

/** Pictures after this place of a grid wait until they are nearly in sight. */
const LAST_EAGER = 10;

export interface ImageSource {
  readonly src: string;
  /** Candidates by their width, for the browser to choose from. */
  readonly srcSet?: string | undefined;
  /** Of the whole picture, in pixels; keep its place while it loads. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** @param position place in the grid, from 1 */
export const loadingOf = (position: number): 'lazy' | 'eager' => (position > LAST_EAGER ? 'lazy' : 'eager');

const withWidth = (address: string, width: number): string => {
  const [beforeHash] = address.split('#');
  return `${beforeHash ?? ''}${address.includes('?') ? '&' : '?'}wid=${String(width)}`;
};

/** Candidates no wider than the picture itself, so that nothing is enlarged. */
const srcSetOf = (address: string, own: number | undefined): string | undefined => {
  const fitting = IMAGE_WIDTHS.filter((width) => own === undefined || width <= own);
  // A comma at the end of an address would part it from its width.
  return fitting.length > 1
    ? fitting
        .map((width) => `${withWidth(address, width).replaceAll(',', '%2C')} ${String(width)}w`)
        .join(', ')
    : undefined;
};

export interface WireSource {
  readonly src?: unknown;
  readonly fileReference?: unknown;
  /** Address by quality preset. */
  readonly dynamicImages: ReadonlyMap<string, unknown>;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/**
 * What a picture's `src` and `srcset` are; undefined without an address that may be fetched.
 *
 * @param quality a preset; highQuality95 unless told, and any other where the picture lacks it [CONT-7]
 */
export const imageSource = (wire: WireSource, quality = DEFAULT_QUALITY): ImageSource | undefined => {
  const { dynamicImages, width, height } = wire;
  const dynamic = [dynamicImages.get(quality), dynamicImages.get(DEFAULT_QUALITY), ...dynamicImages.values()]
    .map(safeUrl)
    .find((address) => address !== undefined);
  const src = safeUrl(wire.src) ?? (dynamic && withWidth(dynamic, 768)) ?? safeUrl(wire.fileReference);
  if (src === undefined) return undefined;
  const size = width !== undefined && height !== undefined ? { width, height } : {};
  return { src, ...size, srcSet: dynamic && srcSetOf(dynamic, width) };
};
