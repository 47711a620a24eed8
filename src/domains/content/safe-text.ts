/** Length limit of one text, in UTF-16 code units. */
const MAX_LENGTH = 5_000;

/** Control characters except line feed, and characters that change the text direction. */
const INVISIBLE = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Returns a text without broken or invisible characters, cut to the length limit [CONT-1]. */
export const safeText = (text: string): string => {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return short.replace(/\p{Surrogate}/gu, '\uFFFD').replace(INVISIBLE, '');
};
