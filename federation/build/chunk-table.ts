import { createHash } from 'node:crypto';
import type { Chunk, ChunkGroup, Compilation } from 'webpack';

/** The common start and end of every chunk's hash, which tables omit. */
export const INTEGRITY = { start: 'sha256-', end: '=' } as const;

/** Returns a chunk's `integrity`. It uses the shortest algorithm, because the entry contains several hashes. */
export const chunkIntegrity = (bytes: Buffer | string): string =>
  `${INTEGRITY.start}${createHash('sha256').update(bytes).digest('base64')}`;

/** Returns a chunk's `integrity` without its common start and end. */
export const integrityHash = (bytes: Buffer | string): string =>
  chunkIntegrity(bytes).slice(INTEGRITY.start.length, -INTEGRITY.end.length);

/** The names and hashes of chunks' files, by chunk id. */
export type ChunkTable = Readonly<Record<string, ChunkRow | 0>>;

/**
 * Script, its hash, style sheet, its hash; 0 in the table is a chunk without files. Names have no extension. Hashes are
 * {@link integrityPlaceholder placeholders} until the files are final.
 */
export type ChunkRow = readonly string[];

export interface ChunkTables {
  /** For the entry: chunks that may be loaded before the carrier. */
  readonly critical: ChunkTable;
  /** For the carrier: all other chunks. */
  readonly lazy: ChunkTable;
}

const PLACEHOLDER = /@@integrity:([^@]+)@@/g;

const integrityPlaceholder = (file: string): string => `@@integrity:${file}@@`;

/** Replaces each placeholder with the hash of its file. */
export const replacePlaceholders = (text: string, hashOf: (file: string) => string): string =>
  text.replace(PLACEHOLDER, (_, file: string) => hashOf(file));

const rowOf = ({ files }: Chunk): ChunkRow | 0 => {
  const cells = ['.js', '.css'].flatMap((ending) => {
    const file = [...files].find((name) => name.endsWith(ending));
    return file === undefined ? [] : [file.slice(0, -ending.length), integrityPlaceholder(file)];
  });
  return cells.length === 0 ? 0 : cells;
};

const tableOf = (chunks: readonly Chunk[]): ChunkTable =>
  // Objects sort numeric keys, so the builds of both entries write the same text.
  Object.fromEntries(chunks.map((chunk) => [String(chunk.id), rowOf(chunk)]));

/**
 * Returns the chunk that contains the table of lazy chunks.
 *
 * @throws Error if no chunk has that name
 */
export const carrierOf = ({ namedChunks }: Compilation, name: string): Chunk => {
  const carrier = namedChunks.get(name);
  if (!carrier) throw new Error(`the build has no chunk named ${name} for the table of lazy chunks`);
  return carrier;
};

/**
 * Returns the tables of all chunks except the entry. Critical chunks are those that the entry itself imports (exposed
 * modules and fallbacks of shared packages), the carrier, those that may be loaded before it, and the chunks that are
 * loaded together with one of these.
 *
 * @param before names of chunks that may be loaded before the carrier
 * @throws Error if no chunk has the carrier's name
 */
export const describeChunks = (
  compilation: Compilation,
  carrier: string,
  before: readonly string[] = [],
): ChunkTables => {
  const groups: Iterable<ChunkGroup>[] = [
    ...[...compilation.entrypoints.values()].map((entrypoint) => entrypoint.childrenIterable),
    carrierOf(compilation, carrier).groupsIterable,
    ...before.map((name) => compilation.namedChunks.get(name)?.groupsIterable ?? []),
  ];
  const critical = new Set(groups.flatMap((some) => [...some].flatMap(({ chunks }) => chunks)));
  const all = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
  return {
    critical: tableOf(all.filter((chunk) => critical.has(chunk))),
    lazy: tableOf(all.filter((chunk) => !critical.has(chunk))),
  };
};
