import { cells } from './cells';
import { others } from './others';
import { words } from './words';

export const GALLERY = 'demo/gallery';

/** Every component of the content system in every variant [CONT-1] [CONT-2] [CONT-3] [CONT-6] [CONT-7] [CONT-8]. */
export const galleryFragment = {
  key: GALLERY,
  title: 'Gallery',
  components: [...words, ...cells, ...others],
};
