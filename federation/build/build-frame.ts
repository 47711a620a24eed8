import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import webpack, { type Configuration } from 'webpack';
import type { HeaderConfig, PreloadedData, ServerModule } from '../contract';
import type { FrameRelease } from '../contract/frame-release';
import texts from '../loader/texts.en-GB.json';
import { FRAME_CUSTOMER_SCRIPT, FRAME_FOLDER, FRAME_SCRIPT } from '../exposes';
import type { HeaderRelease, ReleaseFile } from '../loader/release';
import { chunkIntegrity } from './chunk-table';
import { RELEASE_FILE } from './describe-release';
import type { RemoteBuild } from './remote-config';
import { documentsRule, scriptRule, serverStyleRule } from './rules';
import { runWebpack } from './run-webpack';

/** An element of the markup: its name, its attributes and its children. */
type MarkupNode = string | readonly [string, Readonly<Record<string, string>>, ...MarkupNode[]];

type Make = (
  texts: readonly string[],
  render: (config: HeaderConfig, url: string, preloaded?: PreloadedData) => MarkupNode,
) => unknown;

type TemplateModule = Readonly<Record<'makeTemplate' | 'makeOrderParts', Make>>;

/** The scripts that a first touch needs, besides those of the first render. */
const TOUCHED_SCRIPTS = /^(runtime|react|react-root|react-dom)\.\w+\.js$/;
const CUSTOMER_SCRIPTS = /^(customer|order|wire)\.\w+\.js$/;

/** The nodes of markup that a browser creates: the content of `noscript` is for browsers without script. */
const treeOf = (node: DefaultTreeAdapterTypes.ChildNode): readonly MarkupNode[] => {
  if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const children = node.nodeName === 'noscript' ? [] : node.childNodes.flatMap(treeOf);
  return [[node.tagName, attributes, ...children]];
};

const configOf = (
  { root }: Pick<RemoteBuild, 'root'>,
  outDir: string,
  own: Pick<Configuration, 'name' | 'entry' | 'target'> & { readonly output: Configuration['output'] },
  define: Readonly<Record<string, string>>,
): Configuration => ({
  ...own,
  mode: 'production',
  context: root,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  output: { path: outDir, filename: '[name].js', hashFunction: 'xxhash64', ...own.output },
  module: { rules: [documentsRule(root), scriptRule(root), serverStyleRule(root)] },
  plugins: [new webpack.DefinePlugin(define)],
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
});

/** Makes the template and the parts of a customer's order from the markup of the built renderer. */
const makeTemplates = async (build: RemoteBuild, serverDir: string, workDir: string) => {
  await runWebpack([
    configOf(
      build,
      workDir,
      {
        ...{ name: 'template', entry: { template: './src/entries/frame-template.ts' }, target: 'node20' },
        output: { library: { type: 'commonjs' } },
      },
      {},
    ),
  ]);
  const load = createRequire(path.join(workDir, 'template.js'));
  const { makeTemplate, makeOrderParts } = load('./template.js') as TemplateModule;
  const { renderHeader } = load(path.join(path.resolve(serverDir), 'server.js')) as ServerModule;
  const make = (by: Make) =>
    by(Object.keys(texts), (config, url, preloaded) => {
      const { html } = renderHeader({ config, ...(preloaded && { preloaded }) }, { url, base: '/' });
      const [header] = parseFragment(html).childNodes.flatMap(treeOf);
      if (header === undefined) throw new Error('the renderer returned no header');
      return header;
    });
  return { template: make(makeTemplate), parts: make(makeOrderParts) };
};

/** A browser parses JSON faster than an object's code. */
const jsonOf = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Builds one script of the frame. Returns its name and hash. */
const buildScript = async (
  build: RemoteBuild,
  file: string,
  define: Readonly<Record<string, string>>,
): Promise<ReleaseFile> => {
  const name = path.basename(file, '.js');
  const own = {
    ...{ name, entry: { [name]: `./src/entries/${name}.ts` }, target: ['web', 'es2022'] },
    output: { filename: file },
  };
  await runWebpack([configOf(build, build.outDir, own, define)]);
  return { file, integrity: chunkIntegrity(await readFile(path.join(build.outDir, file))) };
};

/**
 * Builds the script that creates the release's first frame, and adds it to `header.json`; and the one that adds a customer's order to
 * it [FED-8].
 *
 * @param serverDir folder of the built renderer, whose markup the frame has
 * @throws Error with webpack's own messages, or if a text of the markup has no mark
 */
export const buildFrame = async (
  build: RemoteBuild,
  serverDir: string,
  release: HeaderRelease,
): Promise<void> => {
  const workDir = await mkdtemp(path.join(tmpdir(), 'shop-header-frame-'));
  try {
    const { template, parts } = await makeTemplates(build, serverDir, workDir);
    const { entry, exposes, version } = release;
    const files = (await readdir(build.outDir)).sort();
    const frame: FrameRelease = {
      version,
      entry: entry.file,
      path: FRAME_FOLDER,
      styles: exposes['./mount'].styles,
      scripts: [
        entry.file,
        ...exposes['./mount'].scripts.map(({ file }) => file),
        ...files.filter((name) => TOUCHED_SCRIPTS.test(name)),
      ],
      customerScripts: files.filter((name) => CUSTOMER_SCRIPTS.test(name)),
      customer: await buildScript(build, FRAME_CUSTOMER_SCRIPT, { ORDER_PARTS: jsonOf(parts) }),
    };
    const pinned = await buildScript(build, FRAME_SCRIPT, {
      FRAME_RELEASE: JSON.stringify(frame),
      FRAME_TEMPLATE: jsonOf(template),
    });
    const releaseFile = path.join(build.outDir, RELEASE_FILE);
    const described = JSON.parse(await readFile(releaseFile, 'utf8')) as HeaderRelease;
    await writeFile(releaseFile, JSON.stringify({ ...described, frame: pinned }));
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
};
