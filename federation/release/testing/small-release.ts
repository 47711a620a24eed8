import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precompress } from '../../build/precompress';
import type { HeaderRelease } from '../../loader/release';
import { buildRelease, type Built } from '../build-release';
import { integrityOf } from '../integrity-list';

/** Module Federation's manifest, with the fields that contain addresses. */
const MANIFEST = {
  id: 'shop_header',
  metaData: { remoteEntry: { name: 'stock.bbbbbb.js', path: '' }, publicPath: 'auto' },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: 'shop_header:Header',
      assets: { js: { sync: [], async: [] }, css: { sync: ['app.cccccc.css'], async: [] } },
    },
  ],
};

const FILES: Readonly<Record<string, string>> = {
  'lean.aaaaaa.js': 'lean entry',
  'stock.bbbbbb.js': 'stock entry',
  'app.cccccc.css': 'style',
  '@mf-types.zip': 'types',
};

/** @param note text at the end of each file */
const headerOf = (note: string): HeaderRelease => {
  const file = (name: string) => ({
    file: name,
    integrity: integrityOf(Buffer.from((FILES[name] ?? '') + note)),
  });
  const expose = { scripts: [], styles: [file('app.cccccc.css')] };
  return {
    version: '1.4.2',
    entry: file('lean.aaaaaa.js'),
    stockEntry: file('stock.bbbbbb.js'),
    exposes: { './Header': expose, './mount': expose },
  };
};

const folders: string[] = [];

export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  folders.push(folder);
  return folder;
};

export const removeTemporaryFolders = async (): Promise<void> => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
};

export interface SmallRelease {
  readonly packageVersion?: string;
  readonly contract?: string;
  /** Text of a chunk; another text gives another release. */
  readonly chunk?: string;
  /** Text of Module Federation's manifest. */
  readonly manifest?: string;
  /** Text at the end of each script and style sheet. */
  readonly note?: string;
  /** Text of the renderer; if omitted, the release has no renderer. */
  readonly renderer?: string;
}

/** Creates a remote of a few small files. */
export const smallRemote = async (
  chunk = 'chunk',
  manifest = JSON.stringify(MANIFEST),
  note = '',
): Promise<string> => {
  const remote = await temporaryFolder();
  const files = {
    ...Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, text + note])),
    'mf-manifest.json': manifest,
    'loader.js': `loader of ${chunk}`,
    'search.dddddd.js': chunk + note,
    'header.json': JSON.stringify(headerOf(note)),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(remote, name), text)));
  await precompress(remote);
  return remote;
};

const smallServer = async (renderer: string): Promise<string> => {
  const server = await temporaryFolder();
  await mkdir(path.join(server, 'contract'));
  await writeFile(path.join(server, 'server.js'), renderer);
  await writeFile(path.join(server, 'contract', 'server.d.ts'), 'export {};');
  return server;
};

/** Builds a release of such a remote in a new folder. */
export const smallRelease = async ({
  packageVersion = '1.4.2',
  contract = '1.0.0',
  chunk,
  manifest,
  note,
  renderer,
}: SmallRelease = {}): Promise<Built> =>
  buildRelease({
    remote: await smallRemote(chunk, manifest, note),
    server: renderer === undefined ? undefined : await smallServer(renderer),
    out: path.join(await temporaryFolder(), 'release'),
    documents: (version) => ({ 'licences.txt': 'licences', 'sbom.cdx.json': version }),
    packageVersion,
    contract,
    dryRun: false,
  });
