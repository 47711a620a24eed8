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
  const first: Record<string, object> = {};
  return {
    name: 'first-scope',
    initContainerShareScopeMap({ scopeName, shareScope, origin }: SharedOfHost): void {
      origin.shareScopeMap[scopeName] = first[scopeName] ??= shareScope;
    },
  };
};

// The option `runtimePlugins` of the federation plugin requires a default export.
export default createFirstScope;
