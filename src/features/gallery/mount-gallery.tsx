import { createRoot } from 'react-dom/client';
import { createAnalytics } from '../../platform/analytics';
import { createWindowPage, loadWindowBrowser } from '../../platform/browser';
import { createContentPorts } from '../content/content-ports';
import { Gallery, type GallerySection } from './Gallery';

/** What the page passes to the gallery, and what the gallery reports to the page. */
interface GalleryPage {
  readonly mediaPaths: readonly string[];
  readonly warn: (message: string) => void;
  readonly push: (event: object) => void;
}

/** Renders the demo's gallery of content. It is built from the header's source but is not part of the remote. */
export const mountGallery = async (
  element: Element,
  sections: readonly GallerySection[],
  { mediaPaths, warn, push }: GalleryPage,
): Promise<void> => {
  const browser = await loadWindowBrowser(createWindowPage());
  const analytics = createAnalytics(() => ({ push }), browser);
  const ports = createContentPorts({ browser, analytics, warn, isShopper: () => true, mediaPaths });
  createRoot(element).render(<Gallery sections={sections} ports={ports} />);
};
