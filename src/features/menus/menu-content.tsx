import { loadContent, type ContentComponent } from '../../domains/content';
import type { MenuFragment } from '../../domains/menus';
import { lazy } from '../../kernel/lazy';
import { failed, ok, type Result } from '../../kernel/result';
import type { HeaderContext } from '../../context/context';
import { isShopper } from '../../context/identity';
import { createContentPorts } from '../content/content-ports';

type Library = Awaited<ReturnType<typeof loadContent>>;
type Read = (library: Library) => Result<{
  readonly title?: string | undefined;
  readonly components: readonly ContentComponent[];
}>;

/** Decodes and renders the content of editors and advertisers. The content library is lazy-loaded with its first use. */
export const createMenuContent = ({ browser, analytics, services, session, props }: HeaderContext) => {
  const ports = createContentPorts({
    browser,
    analytics,
    warn: services.logger.warn,
    isShopper: () => isShopper(session.getState()),
    mediaPaths: props.config.mediaPaths,
  });
  const load = lazy(loadContent);

  const readWith = async (read: Read): Promise<Result<MenuFragment>> => {
    let library: Library;
    try {
      library = await load();
    } catch (error) {
      return failed('network', String(error));
    }
    const { Content, ContentProvider } = library;
    const result = read(library);
    if (!result.ok) return result;
    const { title, components } = result.value;
    // One element for every render, so that React does not render the content again.
    const content = (
      <ContentProvider ports={ports}>
        <Content components={components} />
      </ContentProvider>
    );
    return ok({ title, content });
  };
  return {
    decodeFragment: (wire: unknown) => readWith(({ decodeFragment }) => decodeFragment(wire)),
    decodeBanners: (wire: unknown) =>
      readWith(({ decodeBanners }) => {
        const result = decodeBanners(wire);
        return result.ok ? ok({ components: result.value }) : result;
      }),
    loadIcon: async () => (await load()).CatalogueIcon,
    canAdvertise: ports.canAdvertise,
  };
};
