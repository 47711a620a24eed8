import { useEffect, useState, type ComponentType } from 'react';
import { loadContent, type ContentPorts } from '../../domains/content';
import { Spinner } from '../../ui/Spinner';
import * as tokens from '../../ui/tokens.module.css';
import * as styles from './Gallery.module.css';

export interface GallerySection {
  readonly title: string;
  /** A fragment as the content system sends it, not decoded. */
  readonly fragment: unknown;
}

interface GalleryProps {
  readonly sections: readonly GallerySection[];
  readonly ports: ContentPorts;
}

type Library = Awaited<ReturnType<typeof loadContent>>;

const Section = ({ section, library }: { readonly section: GallerySection; readonly library: Library }) => {
  const { Content, decodeFragment } = library;
  const [fragment] = useState(() => decodeFragment(section.fragment));
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{section.title}</h2>
      {fragment.ok ? <Content components={fragment.value.components} level={3} /> : fragment.failure.message}
    </section>
  );
};

const SIZES = ['small', 'medium', 'large'] as const;
const THEMES = ['dark', 'light'] as const;

/** The components that content and dialogs share, in every variant [CONT-8]. */
const Spinners = () => (
  <section className={styles.section}>
    <h2 className={styles.title}>Spinner</h2>
    {THEMES.map((theme) => (
      <div key={theme} className={styles.spinners} data-theme={theme}>
        {SIZES.map((size) => (
          <Spinner key={size} size={size} theme={theme} />
        ))}
      </div>
    ))}
  </section>
);

/** Every component of content in every variant, rendered by the header's own content library. */
export const Gallery: ComponentType<GalleryProps> = ({ sections, ports }) => {
  const [library, setLibrary] = useState<Library>();
  useEffect(() => {
    void loadContent().then(setLibrary);
  }, []);
  if (!library) return null;
  const { ContentProvider } = library;
  return (
    <div className={`${tokens['root'] ?? ''} ${styles['gallery'] ?? ''}`} data-gallery="ready">
      <ContentProvider ports={ports}>
        {sections.map((section) => (
          <Section key={section.title} section={section} library={library} />
        ))}
      </ContentProvider>
      <Spinners />
    </div>
  );
};
