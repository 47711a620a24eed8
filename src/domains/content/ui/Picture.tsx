import { loadingOf, type ImageSource } from '../image-sources';
import type { ContentImage } from '../model';
import { useContent } from './provider';
import * as styles from './Picture.module.css';

interface PictureProps {
  readonly image: ContentImage;
  readonly sizes: string;
  /** Place in the grid, from 1. */
  readonly position?: number | undefined;
  /** 'contain' for drawings and logos; 'cover' by default. */
  readonly fit?: 'cover' | 'contain';
}

/**
 * Renders the portrait image below 768 px and the landscape image from there on, with its space reserved while it loads
 * [CONT-7]. Renders nothing unless all addresses of an image are allowed.
 */
export const Picture = ({ image, sizes, position = 1, fit = 'cover' }: PictureProps) => {
  const { isAllowed } = useContent();
  const allowed = (source: ImageSource | undefined) =>
    // Each candidate still has its width at the end, which counts as a part of its query here.
    source && [source.src, ...(source.srcSet?.split(', ') ?? [])].every(isAllowed) ? source : undefined;
  const { alt } = image;
  const portrait = allowed(image.portrait);
  const landscape = allowed(image.landscape);
  const wide = landscape ?? portrait;
  if (!wide) return null;
  return (
    <picture className={styles.picture}>
      {portrait && landscape && (
        <source
          media="(max-width: 767.98px)"
          srcSet={portrait.srcSet ?? portrait.src}
          sizes={sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <img
        className={styles.image}
        data-fit={fit}
        // Before `src`: if React set `src` first, the browser would fetch at once.
        loading={loadingOf(position)}
        sizes={wide.srcSet && sizes}
        srcSet={wide.srcSet}
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={alt}
        decoding="async"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </picture>
  );
};
