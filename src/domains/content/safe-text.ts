/** Characters of one text that are shown; a menu has no room for more. */
const MOST = 5_000;

/** Control characters except line feed, and marks that turn the direction of all that follows. */
const UNSEEN = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text as it may be shown: whole characters, nothing unseen, of bounded length [CONT-1]. */
export const safeText = (text: string): string => {
  const short = text.length > MOST ? `${text.slice(0, MOST)}…` : text;
  return short.replace(/\p{Surrogate}/gu, '\uFFFD').replace(UNSEEN, '');
};
