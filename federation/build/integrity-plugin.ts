import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const NAME = 'IntegrityPlugin';
const SCRIPTS = '@@script-hashes@@';
const STYLES = '@@style-hashes@@';

/** A chunk's `integrity`: the shorter hash, since every one of them travels in the entry. */
export const chunkIntegrity = (bytes: Buffer | string): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const lookUp = (table: string, chunkId: string): string => `${JSON.stringify(table)}[${chunkId}] || ""`;

/** The table as source text: chunk id -> hash of its file with that ending. */
const tableOf = (compilation: Compilation, extension: string): string => {
  const hashOf = (chunk: Chunk): readonly (readonly [string, string])[] =>
    [...chunk.files].flatMap((file) => {
      const asset = compilation.getAsset(file);
      return asset && file.endsWith(extension) && !chunk.hasRuntime()
        ? [[String(chunk.id), chunkIntegrity(asset.source.buffer())] as const]
        : [];
    });
  return JSON.stringify(Object.fromEntries([...compilation.chunks].flatMap(hashOf)));
};

const fillIn = (compilation: Compilation): void => {
  const scripts = tableOf(compilation, '.js');
  const styles = tableOf(compilation, '.css');
  for (const { name } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    compilation.updateAsset(name, (asset) => {
      const text = asset.source().toString();
      if (!text.includes(SCRIPTS) && !text.includes(STYLES)) return asset;
      return new webpack.sources.RawSource(
        text.replace(JSON.stringify(SCRIPTS), () => scripts).replace(JSON.stringify(STYLES), () => styles),
      );
    });
  }
};

/**
 * Pins every chunk and style sheet that the entry loads to its hash [FED-7]. Chunks have content hashes in their
 * names, so the entry's own name changes whenever this table does.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      // Always in CORS mode, as the loader's preload hints are: otherwise the chunk is fetched twice.
      createScript.tap(
        NAME,
        (source) =>
          `${source}\nscript.crossOrigin = "anonymous";\nscript.integrity = ${lookUp(SCRIPTS, 'chunkId')};`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, chunkId }) => `${source}\n${tag}.integrity = ${lookUp(STYLES, chunkId)};`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        fillIn(compilation);
      });
    });
  }
}
