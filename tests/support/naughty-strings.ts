import strings from 'big-list-of-naughty-strings';

/**
 * Strings that have broken other software: a public list, and some that neither that list nor a JSON file can contain.
 */
export const NAUGHTY_STRINGS: readonly string[] = [
  ...strings,
  '\u0000',
  'milk\u0000bread',
  '\uD800',
  'milk \uDC00\uD83D',
  '<img src=x onerror="document.title=1">',
  '"><script>document.title=1</script>',
  'javascript:document.title=1',
  `e${'\u0301'.repeat(5_000)}`,
];
