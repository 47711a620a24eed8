import type { ObjectHeaders } from './store';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
};

const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A promotion is visible on every page within this time. While the origin is down, the edge serves its copy. */
const CHANNEL = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=86400';

/**
 * Returns the headers of an object's responses. A compressed copy has the type of the original file and its encoding,
 * so an edge only has to select the name.
 */
export const headersOf = (key: string): ObjectHeaders => {
  const [, name = key, encoding] = /^(.*)\.(br|gz)$/.exec(key) ?? [];
  const contentType = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const contentEncoding = encoding === undefined ? undefined : ENCODINGS[encoding];
  return {
    contentType,
    cacheControl: key.startsWith('channels/') ? CHANNEL : IMMUTABLE,
    ...(contentEncoding !== undefined && { contentEncoding }),
  };
};
