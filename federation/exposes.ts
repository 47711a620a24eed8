/**
 * Exposed modules: public name to source file and chunk name, which is part of the file name. `import` is a list
 * because the type generation of the federation plugin uses only the first letter of a string.
 */
export const EXPOSES = {
  './Header': { import: ['./src/entries/header.tsx'], name: 'header' },
  './mount': { import: ['./src/entries/mount.ts'], name: 'mount' },
};

/** Name of the container. Hosts configure `remotes: { shop_header: 'shop_header@<manifest>' }` [FED-1]. */
export const CONTAINER_NAME = 'shop_header';

/** The script build of the loader in a release. Its name has no hash, because pages of plain HTML contain it. */
export const LOADER_SCRIPT = 'loader.js';

/** The script of the first frame in a release. Its name has no hash either. */
export const FRAME_SCRIPT = 'frame.js';
/** The script that adds a customer's order to the first frame. */
export const FRAME_CUSTOMER_SCRIPT = 'frame-customer.js';

/** What a promotion replaces, in the copy of that script with a stable address, by the release's folder. */
export const FRAME_FOLDER = 'folder-of-the-release/';

/**
 * The packages that the header shares with its hosts: only React [FED-1]. All four names are needed, because
 * `react-dom` does not include `react-dom/client`.
 */
export const SHARED_NAMES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

export type SharedName = (typeof SHARED_NAMES)[number];
