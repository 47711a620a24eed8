import { safeUrl } from '../../kernel/safe-url';

/** Available widths of images, in pixels [CONT-7]. */
export const IMAGE_WIDTHS = [160, 320, 544, 768, 992, 1200, 1500, 1800, 2400] as const;

const DEFAULT_QUALITY = 'highQuality95';

/** Images after this place of a grid are loaded lazily. */
const LAST_EAGER = 10;

/** The attributes of an image; all addresses are safe. */
export interface ImageSource {
  readonly src: string;
  /** Candidates with their widths, from which the browser chooses. */
  readonly srcSet?: string | undefined;
  /** Intrinsic size in pixels; reserves the space while the image loads. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Returns the `loading` attribute of an image. @param position place in the grid, from 1 */
export const loadingOf = (position: number): 'lazy' | 'eager' => (position > LAST_EAGER ? 'lazy' : 'eager');

const withWidth = (address: string, width: number): string => {
  const [beforeHash] = address.split('#');
  return `${beforeHash ?? ''}${address.includes('?') ? '&' : '?'}wid=${String(width)}`;
};

/** Candidates no wider than the image itself, so that no image is enlarged. */
const srcSetOf = (address: string, own: number | undefined): string | undefined => {
  const widths = IMAGE_WIDTHS.filter((width) => own === undefined || width <= own);
  // A comma at the end of an address would separate it from its width.
  return widths.length > 1
    ? widths
        .map((width) => `${withWidth(address, width).replaceAll(',', '%2C')} ${String(width)}w`)
        .join(', ')
    : undefined;
};

/** An image in content, not checked. */
export interface WireSource {
  readonly src?: unknown;
  readonly fileReference?: unknown;
  /** Address by quality preset. */
  readonly dynamicImages: ReadonlyMap<string, unknown>;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/**
 * Returns the `src`, `srcset` and size of an image; undefined without a safe address.
 *
 * @param quality a preset; if the image lacks it, highQuality95 or any other is used [CONT-7]
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
