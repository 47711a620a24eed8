import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import {
  CRITICAL_TABLE,
  ENTRY_FILE,
  LAZY_TABLE,
  lazyImports,
  lazyTable,
  publicPath,
  scriptLoading,
  scriptNames,
  styleLoading,
} from './chunk-runtime';
import {
  carrierOf,
  describeChunks,
  integrityHash,
  replacePlaceholders,
  type ChunkTable,
} from './chunk-table';

const NAME = 'ChunkFilesPlugin';
const { RuntimeGlobals, RuntimeModule } = webpack;
const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: HASHING } = webpack.Compilation;

class ChunkRuntime extends RuntimeModule {
  constructor(
    name: string,
    private readonly text: () => string,
  ) {
    super(name, RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return this.text();
  }
}

const nothing = (): string => '';

/** Replacements for runtime modules that webpack and mini-css-extract add to the entry, by name. */
const REPLACEMENTS: Readonly<
  Record<string, (chunk: Chunk, compilation: Compilation, keepsReleases: boolean) => string>
> = {
  publicPath,
  'get mini-css chunk filename': nothing,
  'css loading': styleLoading,
  'load script': nothing,
  'trusted types policy': nothing,
  'trusted types script url': nothing,
  'jsonp chunk loading': ({ id }, { outputOptions: { globalObject, chunkLoadingGlobal } }, keepsReleases) =>
    scriptLoading(
      JSON.stringify(id),
      `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`,
      keepsReleases,
    ),
};

/** Returns whether webpack runs a chunk while building. Style sheets run so, in a chunk that has a public path. */
export const runsInBuild = (chunk: Chunk): boolean => chunk.getEntryOptions()?.publicPath !== undefined;

/**
 * Checks that webpack has generated each runtime module that is replaced. A module with another name would load files
 * without their integrity.
 *
 * @throws Error that names the module, and those that webpack has generated
 */
const assertReplaced = ({ chunks, chunkGraph }: Compilation): void => {
  for (const chunk of [...chunks].filter((each) => each.hasRuntime() && !runsInBuild(each))) {
    const names = [...chunkGraph.getChunkRuntimeModulesIterable(chunk)].map((module) => module.name);
    const missing = Object.keys(REPLACEMENTS).filter((name) => !names.includes(name));
    if (missing.length === 0) continue;
    throw new Error(
      `webpack generated no runtime module named '${missing.join("' or '")}' for ${chunk.name}. ` +
        `Has it another name now? Update REPLACEMENTS in chunk-files-plugin.ts. Generated: ${names.join(', ')}`,
    );
  }
};

/** Applies `change` to the text of each file. */
const rewrite = (
  compilation: Compilation,
  files: Iterable<string>,
  change: (text: string, file: string) => string,
): void => {
  for (const file of files) {
    const before = compilation.getAsset(file)?.source.source().toString();
    const after = before === undefined ? undefined : change(before, file);
    if (after === undefined || after === before) continue;
    compilation.updateAsset(file, new webpack.sources.RawSource(after));
  }
};

/** Returns a table as JavaScript. Chunk ids are numbers, which need no quotes as keys. */
const toSource = (table: ChunkTable): string => JSON.stringify(table).replace(/"(\d+)":/g, '$1:');

const scriptsOf = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));

/**
 * Adds two tables with the names and hashes of all chunks' files [FED-7]: the entry has the table of the critical
 * chunks, which the first paint needs, and the carrier, a chunk that is loaded right after it, has the table of the
 * lazy chunks.
 */
export class ChunkFilesPlugin {
  /**
   * @param carrier name of the chunk that contains the table of lazy chunks
   * @param keepsReleases whether the entry of another release may have run in the page before
   * @param before names of chunks that may be loaded before the carrier
   */
  constructor(
    private readonly carrier: string,
    private readonly keepsReleases = false,
    private readonly before: readonly string[] = [],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      this.addRuntime(compilation);
      this.fillIn(compilation);
    });
    compiler.hooks.compilation.tap(NAME, ({ hooks }) => {
      // Module Federation has its own sharing, which replaces webpack's.
      hooks.runtimeRequirementInTree.for(RuntimeGlobals.shareScopeMap).tap(NAME, () => true);
    });
  }

  private addRuntime(compilation: Compilation): void {
    const { hooks } = compilation;
    const add = (chunk: Chunk, name: string, text: () => string): void =>
      compilation.addRuntimeModule(chunk, new ChunkRuntime(name, text));
    hooks.runtimeRequirementInTree.for(RuntimeGlobals.getChunkScriptFilename).tap(NAME, (chunk) => {
      add(chunk, 'script names', scriptNames);
      add(chunk, 'lazy imports', () => lazyImports(JSON.stringify(carrierOf(compilation, this.carrier).id)));
      return true;
    });
    hooks.additionalChunkRuntimeRequirements.tap(NAME, (chunk) => {
      if (chunk.name === this.carrier) add(chunk, 'lazy table', lazyTable);
    });
    hooks.runtimeModule.tap(NAME, (module, chunk) => {
      const generate = REPLACEMENTS[module.name];
      if (generate && !runsInBuild(chunk))
        module.generate = () => generate(chunk, compilation, this.keepsReleases);
    });
  }

  /**
   * Inserts the tables, and the entry's own name. Names are inserted before the file names are hashed, so that the file of
   * a table is renamed when its rows change; hashes are inserted afterwards. The entry's hash is that of its text without
   * the hash, which webpack then inserts.
   */
  private fillIn(compilation: Compilation): void {
    const { processAssets } = compilation.hooks;
    const carrierAndEntry = (): string[][] => [
      scriptsOf(carrierOf(compilation, this.carrier)),
      [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf),
    ];
    processAssets.tap({ name: NAME, stage: HASHING - 1 }, () => {
      const { critical, lazy } = describeChunks(compilation, this.carrier, this.before);
      assertReplaced(compilation);
      rewrite(compilation, carrierAndEntry().flat(), (text, file) =>
        text
          .replace(`"${ENTRY_FILE}"`, JSON.stringify(file))
          .replace(`"${CRITICAL_TABLE}"`, () => toSource(critical))
          .replace(`"${LAZY_TABLE}"`, () => toSource(lazy)),
      );
    });
    const hashOf = (file: string): string => {
      const asset = compilation.getAsset(file);
      if (!asset) throw new Error(`${file} is in the table of chunks, but was not built`);
      return integrityHash(asset.source.buffer());
    };
    processAssets.tap({ name: NAME, stage: HASHING + 1 }, () => {
      // The carrier first, because the entry contains the hash of its final bytes.
      for (const files of carrierAndEntry())
        rewrite(compilation, files, (text) => replacePlaceholders(text, hashOf));
    });
  }
}
