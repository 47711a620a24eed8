import type { Chunk, ChunkGroup, Compilation } from 'webpack';

/** Chunk id -> what its files are called and must hash to. */
export type ChunkTable = Readonly<Record<string, ChunkRow | 0>>;

/**
 * Script, its hash, style sheet, its hash; 0 stands for a chunk without files. Names lack their endings. Hashes
 * are {@link integrityMark marks} until every file has its last bytes.
 */
export type ChunkRow = readonly string[];

export interface ChunkTables {
  /** For the entry: what it may be asked for before the carrier has come. */
  readonly early: ChunkTable;
  /** For the carrier: everything else. */
  readonly late: ChunkTable;
}

const MARK = /@@integrity:([^@]+)@@/g;

const integrityMark = (file: string): string => `@@integrity:${file}@@`;

/** Puts the hash of each marked file in its mark's place. */
export const replaceMarks = (text: string, hashOf: (file: string) => string): string =>
  text.replace(MARK, (_, file: string) => hashOf(file));

const rowOf = ({ files }: Chunk): ChunkRow | 0 => {
  const cells = ['.js', '.css'].flatMap((ending) => {
    const file = [...files].find((name) => name.endsWith(ending));
    return file === undefined ? [] : [file.slice(0, -ending.length), integrityMark(file)];
  });
  return cells.length === 0 ? 0 : cells;
};

const tableOf = (chunks: readonly Chunk[]): ChunkTable =>
  // Numbers as keys come sorted, so both entries' builds write the same text.
  Object.fromEntries(chunks.map((chunk) => [String(chunk.id), rowOf(chunk)]));

/**
 * The chunk that carries the late table.
 *
 * @throws Error when no chunk has that name
 */
export const carrierOf = ({ namedChunks }: Compilation, name: string): Chunk => {
  const carrier = namedChunks.get(name);
  if (!carrier) throw new Error(`the build has no chunk named ${name} to describe late chunks in`);
  return carrier;
};

/**
 * Describes every chunk but the entry. Early are those that the entry itself imports (exposed modules and
 * fallbacks of shared packages) and the carrier with its companions.
 *
 * @throws Error when no chunk has the carrier's name
 */
export const describeChunks = (compilation: Compilation, carrier: string): ChunkTables => {
  const groups: Iterable<ChunkGroup>[] = [
    ...[...compilation.entrypoints.values()].map((entrypoint) => entrypoint.childrenIterable),
    carrierOf(compilation, carrier).groupsIterable,
  ];
  const early = new Set(groups.flatMap((some) => [...some].flatMap(({ chunks }) => chunks)));
  const all = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
  return {
    early: tableOf(all.filter((chunk) => early.has(chunk))),
    late: tableOf(all.filter((chunk) => !early.has(chunk))),
  };
};
