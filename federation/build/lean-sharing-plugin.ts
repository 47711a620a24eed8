import path from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { runsInBuild } from './chunk-files-plugin';

const NAME = 'LeanSharingPlugin';
const { RuntimeGlobals } = webpack;

/** Of what the federation's runtime is told, `sharing.ts` reads one thing. */
const ONLY_FALLBACKS = /^\s*(shareScope|singleton|requiredVersion|strictVersion|eager|layer): .*,$/gm;
/** The call that runs our file, in the midst of what else the plugin does before it starts. */
const RUN_OURS = /hasRun = true;\s*([^;]+;)/;

/** What the federation's plugin adds to the entry, by name, and what is left of it. */
const LEFT: Readonly<Record<string, (text: string) => string>> = {
  'federation runtime': () =>
    `${RuntimeGlobals.require}.federation = {}; ${RuntimeGlobals.require}.consumesLoadingData = {};`,
  // A page by our loader has nobody who would take what the remote could lend.
  sharing: () => '',
  consumes: (text) => text.replace(ONLY_FALLBACKS, ''),
  'embed federation': (text) => RUN_OURS.exec(text)?.[1] ?? text,
};

/** What the plugin asks webpack for on behalf of its runtime alone. */
const UNUSED = [
  RuntimeGlobals.interceptModuleExecution,
  RuntimeGlobals.moduleCache,
  RuntimeGlobals.compatGetDefaultExport,
  RuntimeGlobals.startupOnlyBefore,
];

/** @returns whether some chunk's own modules ask for it */
const isAskedFor = ({ chunkGraph }: Compilation, entry: Chunk, what: string): boolean =>
  [...entry.getAllReferencedChunks()].some(
    (chunk) => !chunk.hasRuntime() && chunkGraph.getChunkRuntimeRequirements(chunk).has(what),
  );

const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: HASHING } = webpack.Compilation;
const START = /^var (\w+);(?=\(\(\)=>)/;

/**
 * A page may put the entry in itself, and the loader once more where that one is late: the second to come does nothing.
 *
 * @throws Error when the entry begins otherwise
 */
const runOnce = (compilation: Compilation): void => {
  for (const { files } of [...compilation.chunks].filter((chunk) => chunk.hasRuntime())) {
    for (const file of [...files].filter((name) => name.endsWith('.js'))) {
      compilation.updateAsset(file, (source) => {
        const text = source.source().toString();
        if (!START.test(text)) throw new Error(`${file} does not begin as an entry does`);
        return new webpack.sources.RawSource(text.replace(START, 'var $1;$1||'));
      });
    }
  }
};

/**
 * Puts `federation/lean` where the federation's plugin puts its runtime, and leaves out of what it generates
 * whatever only that runtime would read.
 */
export class LeanSharingPlugin {
  /** @param root the repository's */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const own = path.join(this.root, 'federation', 'lean', 'entry.ts');
    new webpack.NormalModuleReplacementPlugin(/[\\/]\.federation[\\/]entry\.\w+\.js$/, own).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { hooks } = compilation;
      hooks.runtimeModule.tap(NAME, (module, chunk) => {
        const left = LEFT[module.name];
        if (!left || runsInBuild(chunk)) return;
        const generate = module.generate.bind(module);
        module.generate = () => left(generate() ?? '');
      });
      if (compiler.options.mode === 'production') {
        hooks.processAssets.tap({ name: NAME, stage: HASHING - 1 }, () => {
          runOnce(compilation);
        });
      }
      for (const what of UNUSED) {
        hooks.runtimeRequirementInTree.for(what).tap({ name: NAME, stage: -1 }, (chunk, wanted) => {
          if (runsInBuild(chunk) || isAskedFor(compilation, chunk, what)) return undefined;
          wanted.delete(what);
          return true;
        });
      }
    });
  }
}
