import strings from 'big-list-of-naughty-strings';

/** Strings that have broken software elsewhere: the list, and what a JSON file or a public list can't hold. */
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
