/** The script build of the loader in a release. Its name has no hash, because pages of plain HTML contain it. */
export const LOADER_SCRIPT = 'loader.js';
