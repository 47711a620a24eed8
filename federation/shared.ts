/**
 * The packages that the header shares with its hosts: only React [FED-1]. All four names are needed, because
 * `react-dom` does not include `react-dom/client`. They are not eager, because that would put React into the entry.
 */
export const SHARED_NAMES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

export type SharedName = (typeof SHARED_NAMES)[number];

/** One React 19 per page; a host shares its own, whatever its minor version. */
export const SHARE_RULE = { singleton: true, requiredVersion: '^19.0.0' } as const;

/** The `shared` option of the federation plugin, for this remote and for hosts. */
export const SHARED: Record<string, typeof SHARE_RULE> = Object.fromEntries(
  SHARED_NAMES.map((name) => [name, SHARE_RULE]),
);
