/**
 * Sharing in the lean entry, where the stock one has the federation's runtime: takes one React from whoever loads the
 * remote, and has nothing to lend itself [FED-1]. Names and shapes are those that the federation's plugin generates
 * calls for.
 */

/** A module as its factory, which is how federation hands modules over. */
type ModuleFactory = () => unknown;

/** What one page lends: package, then version, then how to have it. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, LentModule>>>>;

interface LentModule {
  readonly get: () => ModuleFactory | Promise<ModuleFactory>;
}

interface Consumed {
  readonly shareKey: string;
  readonly fallback: () => Promise<ModuleFactory>;
}

/** What webpack's generated code gives along, as far as it is used here. */
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

let scope: ShareScope = {};

const install = async (id: string, { m, consumesLoadingData }: WebpackRequire): Promise<void> => {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!consumed) throw new Error(`${id} is not shared`);
  const [lent] = Object.values(scope[consumed.shareKey] ?? {});
  const factory = await (lent ? lent.get() : consumed.fallback());
  m[id] = (module) => {
    module.exports = factory();
  };
};

/** Before a chunk runs: puts the page's React in its place, or the remote's own. A failure is tried anew. */
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

/** The container's `init`. Whatever was lent first stands: a second React would break what the first one runs. */
export const initContainerEntry = ({ shareScope }: { readonly shareScope: ShareScope }): void => {
  scope = { ...shareScope, ...scope };
};
