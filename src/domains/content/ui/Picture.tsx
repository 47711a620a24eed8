import { loadingOf } from '../image-sources';
import type { ContentImage } from '../model';
import * as styles from './Picture.module.css';

interface PictureProps {
  readonly image: ContentImage;
  /** How much of the window it takes, as the attribute says it. */
  readonly sizes: string;
  /** Place in the grid, from 1. */
  readonly position?: number | undefined;
  /** 'contain' for drawings and marks; 'cover' unless told. */
  readonly fit?: 'cover' | 'contain';
}

/** Upright below 768 px, oblong from there on; its place is kept while it loads [CONT-7]. */
export const Picture = ({ image, sizes, position = 1, fit = 'cover' }: PictureProps) => {
  const { portrait, landscape, alt } = image;
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
        // Before the address: a browser that met the address first would fetch at once.
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
