/** Height in CSS pixels that a host reserves for the header, so that nothing moves when the header loads [SHELL-4]. */
export const PLACEHOLDER_HEIGHT = { small: 50, wide: 159 } as const;

/** Additional height in CSS pixels below `SEARCH_ROW_BELOW`, with `features.searchField: 'row'`. */
export const SEARCH_ROW_HEIGHT = 52;

/** Viewport width in CSS pixels below which the search can have a row of its own. */
export const SEARCH_ROW_BELOW = 768;

/** Viewport width in CSS pixels from which the wide height applies. */
export const WIDE_FROM = 992;

/**
 * Colours that are also used outside the header's style sheets: by the fallback of the loader and by the plain row of a
 * page without style sheets. `src/ui/tokens.module.css` has the same values, and all other colours [SHELL-7].
 */
export const INK = '#2b2b2b';
export const GREEN = '#5c8018';
export const GREEN_DARK = '#456011';
