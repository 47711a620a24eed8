/**
 * Sharing in the lean entry, which replaces the federation runtime of the stock entry: the remote uses the React of the
 * host that loads it, and shares no modules itself [FED-1]. The federation plugin generates the calls, and so
 * determines the names and types.
 */

/** Returns a module. Module Federation passes modules as such factories. */
type ModuleFactory = () => unknown;

/** The modules that a page shares, by package and version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

interface SharedModule {
  readonly get: () => ModuleFactory | Promise<ModuleFactory>;
}

interface Consumed {
  readonly shareKey: string;
  readonly fallback: () => Promise<ModuleFactory>;
}

/** The part of webpack's runtime that is used here. */
interface WebpackRequire {
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly consumesLoadingData: { readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>> };
}

interface ConsumesOptions {
  readonly chunkId: string;
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  readonly installedModules: Record<string, Promise<void>>;
  readonly promises: Promise<void>[];
  readonly webpackRequire: WebpackRequire;
}

let scope: ShareScope | undefined;

const install = async (id: string, { m, consumesLoadingData }: WebpackRequire): Promise<void> => {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!consumed) return;
  const [shared] = Object.values(scope?.[consumed.shareKey] ?? {});
  const factory = await (shared ? shared.get() : consumed.fallback());
  m[id] = (module) => {
    module.exports = factory();
  };
};

/**
 * Called before a chunk runs: installs the modules that the page shares, or else the remote's own. After a failure, the
 * next call tries again.
 */
export const consumes = ({
  chunkId,
  chunkMapping,
  installedModules,
  promises,
  webpackRequire,
}: ConsumesOptions): void => {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= install(id, webpackRequire).catch((error: unknown) => {
      Reflect.deleteProperty(installedModules, id);
      throw error;
    });
    promises.push(installedModules[id]);
  }
};

/**
 * The `init` function of the container. The shared modules of the first host are kept: a second React would break the
 * components that run on the first.
 */
export const initContainerEntry = ({ shareScope }: { readonly shareScope: ShareScope }): void => {
  scope ??= shareScope;
};
