import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import {
  EARLY_TABLE,
  LATE_TABLE,
  lateImports,
  lateTable,
  publicPath,
  scriptNames,
  styleLoading,
} from './chunk-runtime';
import { carrierOf, describeChunks, replaceMarks, type ChunkTable } from './chunk-table';
import { bareIntegrity } from './integrity';
import { scriptLoading } from './script-loading';

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

/** What webpack and mini-css-extract add to the entry, by name, and what stands there instead. */
const INSTEAD: Readonly<Record<string, (chunk: Chunk, compilation: Compilation) => string>> = {
  publicPath,
  'get mini-css chunk filename': nothing,
  'css loading': styleLoading,
  'load script': nothing,
  'trusted types policy': nothing,
  'trusted types script url': nothing,
  'jsonp chunk loading': ({ id }, { outputOptions: { globalObject, chunkLoadingGlobal } }) =>
    scriptLoading(JSON.stringify(id), `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`),
};

/** Rewrites every script whose text changes. */
const rewrite = (
  compilation: Compilation,
  files: Iterable<string>,
  change: (text: string) => string,
): void => {
  for (const file of files) {
    const before = compilation.getAsset(file)?.source.source().toString();
    const after = before === undefined ? undefined : change(before);
    if (after === undefined || after === before) continue;
    compilation.updateAsset(file, new webpack.sources.RawSource(after));
  }
};

/** Chunk ids are numbers, which need no quotes. */
const toSource = (table: ChunkTable): string => JSON.stringify(table).replace(/"(\d+)":/g, '$1:');

const scriptsOf = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));

/** Style sheets are run while building, in a chunk of their own that knows its address. */
export const runsInBuild = (chunk: Chunk): boolean => chunk.getEntryOptions()?.publicPath !== undefined;

/**
 * Names every chunk's files and pins each to its hash [FED-7], in two tables: the entry describes what the first
 * paint needs, and a chunk that comes right after it, the carrier, describes the rest.
 */
export class ChunkFilesPlugin {
  /** @param carrier name of the chunk that carries the late table */
  constructor(private readonly carrier: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      this.addRuntime(compilation);
      this.fillIn(compilation);
    });
    compiler.hooks.compilation.tap(NAME, ({ hooks }) => {
      // The federation brings its own sharing, which replaces webpack's as soon as that has run.
      hooks.runtimeRequirementInTree.for(RuntimeGlobals.shareScopeMap).tap(NAME, () => true);
    });
  }

  private addRuntime(compilation: Compilation): void {
    const { hooks } = compilation;
    const add = (chunk: Chunk, name: string, text: () => string): void => {
      compilation.addRuntimeModule(chunk, new ChunkRuntime(name, text));
    };
    hooks.runtimeRequirementInTree.for(RuntimeGlobals.getChunkScriptFilename).tap(NAME, (chunk) => {
      add(chunk, 'script names', scriptNames);
      add(chunk, 'late imports', () => lateImports(JSON.stringify(carrierOf(compilation, this.carrier).id)));
      return true;
    });
    hooks.additionalChunkRuntimeRequirements.tap(NAME, (chunk) => {
      if (chunk.name === this.carrier) add(chunk, 'late table', lateTable);
    });
    hooks.runtimeModule.tap(NAME, (module, chunk) => {
      const generate = INSTEAD[module.name];
      if (generate && !runsInBuild(chunk)) module.generate = () => generate(chunk, compilation);
    });
  }

  /** Names go in before the names' own hashes are made, so that a table's file is renamed with its rows. */
  private fillIn(compilation: Compilation): void {
    const { processAssets } = compilation.hooks;
    const carrierAndEntry = (): string[][] => [
      scriptsOf(carrierOf(compilation, this.carrier)),
      [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf),
    ];
    processAssets.tap({ name: NAME, stage: HASHING - 1 }, () => {
      const { early, late } = describeChunks(compilation, this.carrier);
      rewrite(compilation, carrierAndEntry().flat(), (text) =>
        text
          .replace(`"${EARLY_TABLE}"`, () => toSource(early))
          .replace(`"${LATE_TABLE}"`, () => toSource(late)),
      );
    });
    const hashOf = (file: string): string => {
      const asset = compilation.getAsset(file);
      if (!asset) throw new Error(`${file} is described, but was not built`);
      return bareIntegrity(asset.source.buffer());
    };
    processAssets.tap({ name: NAME, stage: HASHING + 1 }, () => {
      // The carrier first: the entry pins its last bytes.
      for (const files of carrierAndEntry())
        rewrite(compilation, files, (text) => replaceMarks(text, hashOf));
    });
  }
}
