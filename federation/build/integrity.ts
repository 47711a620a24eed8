import { createHash } from 'node:crypto';

/** The common start and end of every chunk's hash, which tables omit. */
export const INTEGRITY = { start: 'sha256-', end: '=' } as const;

/** Returns a chunk's `integrity`. It uses the shortest algorithm, because the entry contains several hashes. */
export const chunkIntegrity = (bytes: Buffer | string): string =>
  `${INTEGRITY.start}${createHash('sha256').update(bytes).digest('base64')}`;

/** Returns a chunk's `integrity` without its common start and end. */
export const integrityHash = (bytes: Buffer | string): string =>
  chunkIntegrity(bytes).slice(INTEGRITY.start.length, -INTEGRITY.end.length);
