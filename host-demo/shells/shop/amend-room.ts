/** CSS property on the root: height that a page keeps for an amended order's bar until its script is here. */
export const AMEND_ROOM = '--amend-room';

/** The header's own place keeps the bar's room from now on, for as long as there is one [AMND-1]. */
export const handOverAmendRoom = (page: Document): void => {
  page.documentElement.style.removeProperty(AMEND_ROOM);
};
