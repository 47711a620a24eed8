import { createHash } from 'node:crypto';

/** What every chunk's hash has in common, so that tables need not carry it. */
export const INTEGRITY = { start: 'sha256-', end: '=' } as const;

/** A chunk's `integrity`: the shortest hash, since several of them travel in the entry. */
export const chunkIntegrity = (bytes: Buffer | string): string =>
  `${INTEGRITY.start}${createHash('sha256').update(bytes).digest('base64')}`;

/** The part of a chunk's `integrity` that is its own. */
export const bareIntegrity = (bytes: Buffer | string): string =>
  chunkIntegrity(bytes).slice(INTEGRITY.start.length, -INTEGRITY.end.length);
