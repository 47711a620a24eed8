const DAYS = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?';
const MONTHS = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

/**
 * Returns what Orca says without what differs between two runs: days and the time left, because the demo's slots are
 * relative to now; and which links the browser has visited.
 */
export const stablePhrase = (phrase: string): string =>
  phrase
    .replace(new RegExp(`\\b${DAYS},? \\d\\d? ${MONTHS}`, 'g'), '‹day›')
    .replace(new RegExp(`\\b(?:${DAYS})(?= night)`, 'g'), '‹day›')
    .replace(
      /\b\d+ (?:h|hours?)(?: \d+ (?:min|minutes?))?(?= left)|\b\d+ (?:min|minutes?)(?= left)/g,
      '‹time›',
    )
    .replace(/\bvisited link\b/g, 'link')
    .trim();
