/** A text between quotes, at the end of a line that git marks as removed. */
const REMOVED = /^-.*(['"])(.+)\1;$/;
const PLACEHOLDER = /\{\w+\}/;
const HAS_WORD = /\p{L}{2}/u;

/**
 * Returns what a change removes from texts: the words before, between and after placeholders. A unit test that fails
 * because of the change contains them, unless it names only a part of them.
 *
 * @param diff lines of `git diff` of `texts.ts` files
 */
export const removedWords = (diff: readonly string[]): readonly string[] =>
  diff
    .flatMap((line) => REMOVED.exec(line)?.[2]?.split(PLACEHOLDER) ?? [])
    .map((words) => words.trim())
    .filter((words) => HAS_WORD.test(words));
