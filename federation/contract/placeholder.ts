/** Space that a host keeps for the header, so that nothing moves when it arrives [SHELL-4]. */
export const PLACEHOLDER_HEIGHT = { small: 50, wide: 159 } as const;

/** From this width, in CSS pixels, the wide height applies. */
export const WIDE_FROM = 992;
