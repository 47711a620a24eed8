import { BACKGROUNDS, type Background } from './model';

/** Values that older content holds, and what they are called now [CONT-2]. */
const OLD: ReadonlyMap<string, Background> = new Map([
  ['transparent', 'none'],
  ['#fff', 'white'],
  ['#ffffff', 'white'],
  ['#f7f8f4', 'grey'],
  ['#f4f4f4', 'grey'],
  ['lightgrey', 'grey'],
  ['lightgray', 'grey'],
  ['#5c8018', 'green'],
  ['darkgreen', 'green'],
  ['#f0f4e6', 'paleGreen'],
  ['lightgreen', 'paleGreen'],
  ['#a3152b', 'red'],
  ['darkred', 'red'],
]);

/** @returns the background by its name, and the old value where one was written; unknown ones are none */
export const backgroundOf = (
  written: string | undefined,
): { readonly background: Background; readonly deprecated?: string } => {
  const value = (written ?? 'none').trim();
  const known = BACKGROUNDS.find((name) => name === value);
  if (known) return { background: known };
  const mapped = OLD.get(value.toLowerCase());
  return mapped ? { background: mapped, deprecated: value } : { background: 'none' };
};
