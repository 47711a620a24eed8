type Row = readonly string[];

const line = (cells: Row): string => `| ${cells.join(' | ')} |`;

/**
 * Returns a table in Markdown.
 *
 * @param others the alignment of the columns after the first: `--:` is to the right
 */
export const markdownTable = (head: Row, rows: readonly Row[], others: '---' | '--:' = '---'): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : others)), ...rows].map(line).join('\n');
