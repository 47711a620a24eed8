import { createHash } from 'node:crypto';

const WORDS = Array.from({ length: 300 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('base64url').slice(0, 10),
).join(' ');

/** Returns a chunk of 3,300 bytes that compresses badly, with a text at its end. */
export const longChunk = (end: string): string => `const words = '${WORDS}'; // ${end}`;
