/**
 * Runtime plugin of the stock entry: it keeps the shared modules of the host that loads the remote first [FED-1]. Modules
 * that run already are bound to that host's React, so chunks that load later must not receive another one. The
 * federation's own runtime replaces the shared modules with those of each further host.
 */

interface SharedOfHost {
  readonly scopeName: string;
  readonly shareScope: object;
  readonly origin: { readonly shareScopeMap: Record<string, object> };
}

const createFirstScope = () => {
  const first = new Map<string, object>();
  return {
    name: 'shop-header-first-scope',
    initContainerShareScopeMap({ scopeName, shareScope, origin }: SharedOfHost): void {
      const kept = first.get(scopeName) ?? shareScope;
      first.set(scopeName, kept);
      origin.shareScopeMap[scopeName] = kept;
    },
  };
};

// The option `runtimePlugins` of the federation plugin requires a default export.
export default createFirstScope;
