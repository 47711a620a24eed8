/** What a page held at one moment, its garbage collected. */
export interface Step {
  readonly name: string;
  /** Bytes of script objects. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

const LIMIT = 1_000_000;

const number = (value: number): string => value.toLocaleString('en-GB');

/** @returns the table with its verdicts, and whether all of them are good */
export const report = (steps: readonly Step[]) => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) throw new Error('nothing was measured');
  const rows = [
    ['', 'bytes', 'nodes', 'listeners'],
    ...steps.map(({ name, heap, nodes, listeners }) => [name, ...[heap, nodes, listeners].map(number)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)));
  const table = rows
    .map(([name = '', ...figures]) =>
      [name.padEnd(widths[0] ?? 0), ...figures.map((each, at) => each.padStart(widths[at + 1] ?? 0))].join(
        '  ',
      ),
    )
    .join('\n');
  const bars = [
    { text: 'bytes more', more: last.heap - first.heap, limit: LIMIT },
    { text: 'nodes more', more: last.nodes - first.nodes, limit: 0 },
    { text: 'listeners more', more: last.listeners - first.listeners, limit: 0 },
  ].map((bar) => ({ ...bar, isKept: bar.more <= bar.limit }));
  const verdicts = bars.map(
    ({ text, more, limit, isKept }) => `${isKept ? '✔' : '✘'} ${number(more)} <= ${number(limit)} ${text}`,
  );
  return {
    isKept: bars.every(({ isKept }) => isKept),
    text: ['What a long sitting leaves', table, verdicts.join('\n')].join('\n\n'),
  };
};
