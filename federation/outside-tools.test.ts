import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { devDependencies } from '../package.json';
import { outsideManifest } from './testing/outside-manifest';

/**
 * What the federation's runtime does without any documentation that promises it, and hosts with our plugin rely on. Each test
 * names the tool and its version, so that a failure after an upgrade says what has changed.
 */

const ENTRY = 'https://shop.example/releases/entry.js';

const container = { init: () => undefined, get: () => () => Promise.resolve({ default: 'the part' }) };

/** Creates a host with a remote, and a record of the hooks that the runtime calls. */
const createHost = (name: string, shareStrategy: 'loaded-first' | 'version-first' = 'loaded-first') => {
  const calls: string[] = [];
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'recorder',
    fetch: (url) => {
      calls.push(`fetch ${url}`);
      return Promise.resolve(new Response(JSON.stringify(outsideManifest(name))));
    },
    loadEntry: ({ remoteInfo }) => {
      calls.push(`loadEntry ${remoteInfo.entry}`);
      return Promise.resolve(container);
    },
    errorLoadRemote: ({ id, lifecycle, from }) => {
      calls.push(`errorLoadRemote ${id} ${lifecycle} ${from}`);
      return () => ({ default: 'the fallback' });
    },
  };
  const host = createInstance({
    name: `host_of_${name}`,
    remotes: [{ name, entry: `https://shop.example/${name}/mf-manifest.json` }],
    shared: {
      react: {
        version: '19.3.1',
        lib: () => 'React',
        shareConfig: { singleton: true, requiredVersion: '^19' },
      },
    },
    shareStrategy,
    plugins: [plugin],
  });
  return { host, calls };
};

describe(`@module-federation/enhanced ${devDependencies['@module-federation/enhanced']}`, () => {
  it('requests a manifest and its entry by the hooks of a plugin only [FED-9]', async () => {
    const { host, calls } = createHost('hooked');
    await expect(host.loadRemote('hooked/part')).resolves.toEqual({ default: 'the part' });
    expect(calls).toEqual(['fetch https://shop.example/hooked/mf-manifest.json', `loadEntry ${ENTRY}`]);
  });

  it('calls errorLoadRemote, whose value replaces the module [FED-9]', async () => {
    const { host, calls } = createHost('unknown');
    const id = 'missing/part';
    const module = await host.loadRemote<() => { readonly default: string }>(id);
    expect(calls).toEqual([`errorLoadRemote ${id} onLoad runtime`]);
    expect(module).toBeInstanceOf(Function);
  });

  it('requests no remote for a shared module with `loaded-first`, and all with `version-first` [FED-9]', async () => {
    const lazy = createHost('lazy', 'loaded-first');
    await lazy.host.loadShare('react');
    expect(lazy.calls).toEqual([]);
    const early = createHost('early', 'version-first');
    await early.host.loadShare('react');
    expect(early.calls).toContain('fetch https://shop.example/early/mf-manifest.json');
  });
});
