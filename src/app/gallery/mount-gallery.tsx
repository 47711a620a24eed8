import { createRoot } from 'react-dom/client';
import { createAnalytics } from '../../platform/analytics';
import { createWindowPage, loadWindowBrowser } from '../../platform/browser';
import { createContentPorts } from '../content/content-ports';
import { Gallery, type GallerySection } from './Gallery';

/** What the page hears of what happens in the gallery. */
interface GalleryEars {
  readonly warn: (message: string) => void;
  readonly push: (event: object) => void;
}

/** The demo's gallery of content: no part of the remote, built from the same source. */
export const mountGallery = async (
  element: Element,
  sections: readonly GallerySection[],
  { warn, push }: GalleryEars,
): Promise<void> => {
  const browser = await loadWindowBrowser(createWindowPage());
  const analytics = createAnalytics(() => ({ push }), browser);
  const ports = createContentPorts({ browser, analytics, warn, isShopper: () => true });
  createRoot(element).render(<Gallery sections={sections} ports={ports} />);
};
