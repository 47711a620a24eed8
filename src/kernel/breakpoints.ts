import { WIDE_FROM } from '../../federation/contract';

/**
 * Viewport widths in CSS pixels from which the layout changes [SHELL-6], at the usual font size of 16 px. `ui/breakpoints.css`
 * has the same in em for style sheets, and the others.
 */
export const FROM_SM = 544;
export const FROM_MD = 768;
/** Hosts' pages need this one, too. */
export const FROM_LG = WIDE_FROM;
export const FROM_XL = 1200;
