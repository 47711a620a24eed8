/**
 * What the header shares with its hosts: React, whole, and nothing else [FED-1]. All four are needed, since a
 * bare `react-dom` does not cover `react-dom/client`. Never eager: that would put React into the entry.
 */
export const SHARED_NAMES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

export type SharedName = (typeof SHARED_NAMES)[number];

/** One React 19 a page; a host on another minor version lends its own. */
export const SHARE_RULE = { singleton: true, requiredVersion: '^19.0.0' } as const;

/** In the shape that the federation plugin takes, for this remote and for hosts alike. */
export const SHARED: Record<string, typeof SHARE_RULE> = Object.fromEntries(
  SHARED_NAMES.map((name) => [name, SHARE_RULE]),
);
