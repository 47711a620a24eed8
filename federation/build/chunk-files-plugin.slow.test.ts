import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { DefinePlugin, type Compiler, type Configuration } from 'webpack';
import { ChunkFilesPlugin } from './chunk-files-plugin';
import { ENTRY } from './chunk-runtime';
import { integrityHash } from './chunk-table';
import { runWebpack } from './run-webpack';

const SOURCES = {
  'entry.js': "import('./paint.js');",
  'paint.js': "import(/* webpackChunkName: 'carrier' */ './carrier.js');",
  'carrier.js': "import(/* webpackChunkName: 'panel' */ './panel.js');",
  'panel.js': "import './panel.css'; console.log('panel');",
  'panel.css': 'p { color: red }',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunk-files-'));
});

const put = (sources: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text);
};

/** Builds the files in the folder. Returns the name and the text of each built file. */
const build = async (
  carrier: string,
  ...more: NonNullable<Configuration['plugins']>
): Promise<Readonly<Record<string, string>>> => {
  const outDir = path.join(folder, 'out');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir);
  const config: Configuration = {
    mode: 'production',
    context: folder,
    entry: './entry.js',
    target: ['web', 'es2022'],
    output: {
      path: outDir,
      publicPath: 'auto',
      trustedTypes: true,
      filename: '[name].[contenthash:6].js',
      chunkFilename: '[name].[contenthash:6].js',
    },
    module: {
      rules: [
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
          sideEffects: true,
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:6].css' }),
      new ChunkFilesPlugin(carrier),
      ...more,
    ],
  };
  await runWebpack([config]);
  return Object.fromEntries(
    readdirSync(outDir).map((name) => [name, readFileSync(path.join(outDir, name), 'utf8')]),
  );
};

const find = (files: Readonly<Record<string, string>>, start: string, ending = '.js') => {
  const found = Object.entries(files).find(([name]) => name.startsWith(`${start}.`) && name.endsWith(ending));
  if (!found) throw new Error(`no file ${start} among ${Object.keys(files).join(', ')}`);
  const [name, text] = found;
  return { name, text, row: `"${name.slice(0, -ending.length)}","${integrityHash(text)}"` };
};

it('describes lazy chunks only in the carrier, and the carrier in the entry, with their final hashes [FED-7]', async () => {
  put(SOURCES);
  const files = await build('carrier');
  const [entry, carrier, panel] = [find(files, 'main'), find(files, 'carrier'), find(files, 'panel')];
  expect(entry.text).toContain(carrier.row);
  expect(carrier.text).toContain(`${panel.row},${find(files, 'panel', '.css').row}`);
  expect(entry.text).not.toContain('panel');
  expect(Object.values(files).join('')).not.toContain('@@');
});

it('writes its own name into the entry, which is the same in each build [FED-8]', async () => {
  put(SOURCES);
  const config = { 'process.env.ENTRY': ENTRY };
  put({ 'entry.js': `${SOURCES['entry.js']} console.log(process.env.ENTRY);` });
  const entries = [
    find(await build('carrier', new DefinePlugin(config)), 'main'),
    find(await build('carrier', new DefinePlugin(config)), 'main'),
  ];
  expect(entries[0]).toEqual(entries[1]);
  expect(entries[0]?.text).toContain(`entry="${String(entries[0]?.name)}"`);
});

it('renames carrier and entry when a lazy script or style sheet changes', async () => {
  put(SOURCES);
  const names = [await build('carrier')];
  put({ 'panel.js': "import './panel.css'; console.log('another');" });
  names.push(await build('carrier'));
  put({ 'panel.css': 'p { color: blue }' });
  names.push(await build('carrier'));
  for (const start of ['main', 'carrier']) {
    expect(new Set(names.map((files) => find(files, start).name)).size).toBe(3);
  }
});

it('fails the build if no chunk has the carrier’s name', async () => {
  put(SOURCES);
  await expect(build('runtime')).rejects.toThrow('no chunk named runtime');
});

it.each(['jsonp chunk loading', 'css loading', 'publicPath'])(
  'fails the build if webpack generates %s under another name [FED-7]',
  async (name) => {
    put(SOURCES);
    const rename = (compiler: Compiler): void => {
      compiler.hooks.thisCompilation.tap('rename', ({ hooks }) => {
        hooks.runtimeModule.tap({ name: 'rename', stage: -1 }, (module) => {
          if (module.name === name) module.name = 'renamed';
        });
      });
    };
    await expect(build('carrier', { apply: rename })).rejects.toThrow(
      new RegExp(`no runtime module named '${name}'.+Generated: .*renamed`),
    );
  },
);
