/**
 * Reads an option of a benchmark.
 *
 * @param name of the option, without its dashes
 * @throws Error of one clear line when the text is no whole number from `least` on
 */
export const wholeNumber = (name: string, text: string, least: number): number => {
  const value = Number(text.trim() === '' ? NaN : text);
  if (!Number.isInteger(value) || value < least) {
    throw new Error(`--${name} must be a whole number from ${String(least)} on, not '${text}'`);
  }
  return value;
};
