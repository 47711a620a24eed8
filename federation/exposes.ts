/**
 * Public module name -> its entry; the chunk names appear in file names. Entries stand in lists because the
 * plugin's type generation reads a bare string's first letter.
 */
export const EXPOSES = {
  './Header': { import: ['./src/entries/header.tsx'], name: 'header' },
  './mount': { import: ['./src/entries/mount.ts'], name: 'mount' },
};

/** Name of the container: hosts write `remotes: { shop_header: 'shop_header@<manifest>' }` [FED-1]. */
export const CONTAINER_NAME = 'shop_header';
