import { sections } from '../../gallery/variants';

export const GALLERY = 'demo/gallery';

/** The content of the gallery page as one fragment: every component in every variant [CONT-8]. */
export const galleryFragment = {
  key: GALLERY,
  title: 'Gallery',
  components: sections.flatMap(({ components }): readonly unknown[] => components),
};
