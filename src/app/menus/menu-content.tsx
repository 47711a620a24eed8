import { loadContent, type ContentComponent } from '../../domains/content';
import type { MenuFragment } from '../../domains/menus';
import { lazy } from '../../kernel/lazy';
import { failed, ok, type Result } from '../../kernel/result';
import type { Analytics } from '../../platform/analytics';
import type { Browser } from '../../platform/browser';
import type { Logger } from '../../platform/logging';
import { createContentPorts } from '../content/content-ports';

interface MenuContentDeps {
  readonly browser: Browser;
  readonly analytics: Analytics;
  readonly logger: Logger;
  readonly isShopper: () => boolean;
}

type Library = Awaited<ReturnType<typeof loadContent>>;
type Read = (library: Library) => Result<{
  readonly title?: string | undefined;
  readonly components: readonly ContentComponent[];
}>;

/** Reads and shows what editors and advertisers wrote, by the content library, which comes with its first use. */
export const createMenuContent = (deps: MenuContentDeps) => {
  const ports = createContentPorts({ ...deps, warn: deps.logger.warn });
  const load = lazy(loadContent);

  const readWith = async (read: Read): Promise<Result<MenuFragment>> => {
    let library: Library;
    try {
      library = await load();
    } catch (error) {
      return failed('network', String(error));
    }
    const { Content, ContentProvider } = library;
    const answer = read(library);
    if (!answer.ok) return answer;
    const { title, components } = answer.value;
    // One element for all times: what shows it needn't draw it anew.
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
        const answer = decodeBanners(wire);
        return answer.ok ? ok({ components: answer.value }) : answer;
      }),
    canAdvertise: ports.canAdvertise,
  };
};
