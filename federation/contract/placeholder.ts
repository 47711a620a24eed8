/** Height in CSS pixels that a host reserves for the header, so that nothing moves when the header loads [SHELL-4]. */
export const PLACEHOLDER_HEIGHT = { small: 50, wide: 159 } as const;

/** Viewport width in CSS pixels from which the wide height applies. */
export const WIDE_FROM = 992;
