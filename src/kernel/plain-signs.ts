/** Ligatures and wide forms of letters, digits and signs. */
const FORMS = /[\uFB00-\uFB06\uFF01-\uFF5E]/g;

/** Replaces what word processors and phones write for letters, hyphens and apostrophes of the keyboard: ’ becomes '. */
export const plainSigns = (text: string): string =>
  text
    .replace(FORMS, (form) => form.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u02BC\xB4`]/g, "'");
