import path from 'node:path';
import { contentType } from 'mime-types';
import type { ObjectHeaders } from './store';

/** Types that differ from the registered ones: the declarations of the renderer are text, not MPEG streams. */
const TYPES: Readonly<Record<string, string>> = { '.ts': 'text/plain; charset=utf-8' };

const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Of the files that a promotion replaces, all below `v1/`, `v2/` and so on: it is visible on every page within this
 * time. While the origin is down, the edge serves its copy.
 */
const MOVED = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=86400';

/** Deltas of a release, below a folder for each dictionary. */
const DELTA = /^\d[^/]*\/deltas\//;

/**
 * Returns the headers of an object's responses. A compressed copy or a delta has the type of the original file and its encoding,
 * so an edge only has to select the name.
 */
export const headersOf = (key: string): ObjectHeaders => {
  const [, name = key, encoding] = /^(.*)\.(br|gz)$/.exec(key) ?? [];
  const extension = path.posix.extname(name);
  const contentEncoding = DELTA.test(key) ? 'dcz' : encoding === undefined ? undefined : ENCODINGS[encoding];
  return {
    contentType: TYPES[extension] ?? (contentType(extension) || 'application/octet-stream'),
    cacheControl: /^v\d+\//.test(key) ? MOVED : IMMUTABLE,
    ...(contentEncoding !== undefined && { contentEncoding }),
  };
};
