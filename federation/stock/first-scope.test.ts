import createFirstScope from './first-scope';

it('keeps the shared modules of the first host, for each scope [FED-1] [FED-9]', () => {
  const { initContainerShareScopeMap } = createFirstScope();
  const origin: { shareScopeMap: Record<string, object> } = { shareScopeMap: {} };
  const share = (scopeName: string, shareScope: object) => {
    // The runtime does this before it calls the plugin.
    origin.shareScopeMap[scopeName] = shareScope;
    initContainerShareScopeMap({ scopeName, shareScope, origin });
  };
  const [first, second, other] = [{ react: 1 }, { react: 2 }, { react: 3 }];
  share('default', first);
  share('default', second);
  share('other', other);
  expect(origin.shareScopeMap).toEqual({ default: first, other });
});
