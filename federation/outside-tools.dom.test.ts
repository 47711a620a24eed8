import { createInstance } from '@module-federation/enhanced/runtime';
import { devDependencies } from '../package.json';
import { outsideManifest } from './testing/outside-manifest';

const FILES = { sync: ['chunk.js'], async: [] };
const NONE = { sync: [], async: [] };

/** Loads a module of a remote whose manifest lists these scripts. Returns the addresses that the page then requests. */
const requestedFor = async (name: string, js: typeof FILES | typeof NONE): Promise<readonly string[]> => {
  const host = createInstance({
    name: `host_of_${name}`,
    remotes: [{ name, entry: `https://shop.example/${name}/mf-manifest.json` }],
    plugins: [
      {
        name: 'fake-remote',
        fetch: () => Promise.resolve(new Response(JSON.stringify(outsideManifest(name, js)))),
        loadEntry: () =>
          Promise.resolve({
            init: () => undefined,
            get: () => () => Promise.resolve({ default: 'the part' }),
          }),
      },
    ],
  });
  await host.loadRemote(`${name}/part`);
  const elements = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')];
  return elements.map((element) => ('src' in element ? element.src : element.href));
};

describe(`@module-federation/enhanced ${devDependencies['@module-federation/enhanced']}`, () => {
  it('inserts the files that a manifest lists, without a hash, and none if the lists are empty [FED-7] [FED-9]', async () => {
    await expect(requestedFor('emptied', NONE)).resolves.toEqual([]);
    await expect(requestedFor('listed', FILES)).resolves.toContain('https://shop.example/releases/chunk.js');
    expect(document.querySelector('[integrity]')).toBeNull();
  });
});
