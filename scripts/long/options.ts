import { InvalidArgumentError } from 'commander';

/** Reads an option that is a whole number from 10 on. */
export const positive = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 10) throw new InvalidArgumentError('a whole number from 10 on');
  return value;
};
