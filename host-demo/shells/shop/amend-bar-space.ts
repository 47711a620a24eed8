/** CSS property on the root element: the height that a page reserves for the amend bar until its script has loaded. */
export const AMEND_BAR_SPACE = '--amend-bar-space';

/** Ends the page's reservation, because the header's container now reserves the bar's height [AMND-1]. */
export const passAmendBarHeight = (page: Document): void => {
  page.documentElement.style.removeProperty(AMEND_BAR_SPACE);
};
