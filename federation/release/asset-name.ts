const ASSET = /^(?:.*\/)?([^/.]+)\.[0-9a-f]{6}\.(js|css|svg)$/;

/**
 * Returns the name of a chunk without its hash but with its extension, such as `search.js`, by which it is the same
 * chunk in every release; undefined for any other file.
 */
export const assetName = (file: string): string | undefined => {
  const [, chunk, extension] = ASSET.exec(file) ?? [];
  return chunk === undefined || extension === undefined ? undefined : `${chunk}.${extension}`;
};
