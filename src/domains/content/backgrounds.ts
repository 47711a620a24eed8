import { BACKGROUNDS, type Background } from './model';

/** Values in older content, with their current names [CONT-2]. */
const DEPRECATED: ReadonlyMap<string, Background> = new Map([
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

/** @returns the named background, and the deprecated value if the content has one; 'none' for unknown values */
export const backgroundOf = (
  value: string | undefined,
): { readonly background: Background; readonly deprecated?: string } => {
  const name = (value ?? 'none').trim();
  const background = BACKGROUNDS.find((each) => each === name);
  if (background) return { background };
  const mapped = DEPRECATED.get(name.toLowerCase());
  return mapped ? { background: mapped, deprecated: name } : { background: 'none' };
};
