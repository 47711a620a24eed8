/** Replaces the hyphens and apostrophes that word processors and phones write by those of the keyboard: ’ becomes '. */
export const plainSigns = (text: string): string =>
  text.replace(/\p{Pd}/gu, '-').replace(/[\u2018\u2019\u02BC]/g, "'");
