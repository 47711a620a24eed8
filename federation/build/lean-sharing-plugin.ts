import path from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { runsInBuild } from './chunk-files-plugin';

const NAME = 'LeanSharingPlugin';
const { RuntimeGlobals } = webpack;

/** Options of shared modules that `sharing.ts` does not read; it reads only the fallback. */
const ONLY_FALLBACKS = /^\s*(shareScope|singleton|requiredVersion|strictVersion|eager|layer): .*,$/gm;
/** Matches the call that runs `federation/lean`, among other code that the plugin runs at the start. */
const RUN_LEAN = /^[^]*hasRun = true;\s*([^;]+;)[^]*$/;

/**
 * Returns the text with each match replaced.
 *
 * @throws Error if nothing matches
 */
export const replaceMatch = (text: string, pattern: RegExp, replacement: string): string => {
  const replaced = text.replace(pattern, replacement);
  if (replaced !== text) return replaced;
  throw new Error(
    `the federation plugin generated no text that matches ${pattern}. ` +
      `Has the plugin changed? Update lean-sharing-plugin.ts. Generated: ${text}`,
  );
};

/** Reduces the text of runtime modules that the federation plugin adds to the entry, by name. */
export const REDUCERS: Readonly<Record<string, (text: string) => string>> = {
  'federation runtime': () =>
    `${RuntimeGlobals.require}.federation = {}; ${RuntimeGlobals.require}.consumesLoadingData = {};`,
  // On a page with our loader, no other remote uses modules of this one.
  sharing: () => '',
  consumes: (text) => replaceMatch(text, ONLY_FALLBACKS, ''),
  'embed federation': (text) => replaceMatch(text, RUN_LEAN, '$1'),
};

/**
 * Checks that the federation plugin has generated each runtime module that is reduced.
 *
 * @param names names of the modules that were reduced
 * @throws Error that names those that were not generated
 */
export const assertReduced = (names: ReadonlySet<string>): void => {
  const missing = Object.keys(REDUCERS).filter((name) => !names.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `the federation plugin generated no runtime module named '${missing.join("' or '")}'. ` +
      `Has it another name now? Update REDUCERS in lean-sharing-plugin.ts.`,
  );
};

/** Features of webpack's runtime that the plugin requests only for its own runtime. */
const UNUSED = [
  RuntimeGlobals.interceptModuleExecution,
  RuntimeGlobals.moduleCache,
  RuntimeGlobals.compatGetDefaultExport,
  RuntimeGlobals.startupOnlyBefore,
];

/** Returns whether modules of a chunk require a feature of webpack's runtime. */
const isRequested = ({ chunkGraph }: Compilation, entry: Chunk, what: string): boolean =>
  [...entry.getAllReferencedChunks()].some(
    (chunk) => !chunk.hasRuntime() && chunkGraph.getChunkRuntimeRequirements(chunk).has(what),
  );

const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: HASHING } = webpack.Compilation;
const START = /^var (\w+);(?=\(\(\)=>)/;

/**
 * Makes the entry run only once. A page may insert the entry itself, and the loader inserts it again if the first one
 * is slow: the second entry then does nothing.
 *
 * @throws Error if the entry does not begin as expected
 */
const runOnce = (compilation: Compilation): void => {
  for (const { files } of [...compilation.chunks].filter((chunk) => chunk.hasRuntime())) {
    for (const file of [...files].filter((name) => name.endsWith('.js'))) {
      compilation.updateAsset(file, (source) => {
        const text = source.source().toString();
        if (!START.test(text)) throw new Error(`${file} does not begin like an entry`);
        return new webpack.sources.RawSource(text.replace(START, 'var $1;$1||'));
      });
    }
  }
};

/**
 * Replaces the runtime of the federation plugin with `federation/lean`, and removes generated code that only that
 * runtime would read.
 */
export class LeanSharingPlugin {
  /** @param root root folder of the repository */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const own = path.join(this.root, 'federation', 'lean', 'entry.ts');
    new webpack.NormalModuleReplacementPlugin(/[\\/]\.federation[\\/]entry\.\w+\.js$/, own).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { hooks } = compilation;
      const reduced = new Set<string>();
      hooks.runtimeModule.tap(NAME, (module, chunk) => {
        const reduce = REDUCERS[module.name];
        if (!reduce || runsInBuild(chunk)) return;
        reduced.add(module.name);
        const generate = module.generate.bind(module);
        module.generate = () => reduce(generate() ?? '');
      });
      if (compiler.options.mode === 'production') {
        hooks.processAssets.tap({ name: NAME, stage: HASHING - 1 }, () => {
          assertReduced(reduced);
          runOnce(compilation);
        });
      }
      for (const what of UNUSED) {
        hooks.runtimeRequirementInTree.for(what).tap({ name: NAME, stage: -1 }, (chunk, wanted) => {
          if (runsInBuild(chunk) || isRequested(compilation, chunk, what)) return undefined;
          wanted.delete(what);
          return true;
        });
      }
    });
  }
}
