/** @returns the words of a text: lower case, without accents; "baker's" and 'm&m' are one word each */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z0-9])['’&](?=[a-z0-9])/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
