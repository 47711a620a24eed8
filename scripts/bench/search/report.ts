import type { Summary } from './summary';

type Cell = string | number;

const NOTES = {
  time: `From the trusted keydown to the frame that shows the suggestions (animation frame, then a message that is
handled once it is painted). ask: key to request; service: the request; insert: answer to options in the
document; paint: from there to the frame's end. Medians of each part need not add up.`,
  bytes: `Script, brotli, React apart but in the last column. before: fetched with the page; on use: fetched once the
field is used, until suggestions show. Ours is the whole header, so what suggestions cost is 'on use'; the
others are a field with suggestions and nothing else.`,
  typing: `Milliseconds from each key to its next paint, from the first key on a fresh page. Browsers don't report
those under 16 ms: they count as 16.`,
};

const show = (cell: Cell): string => (typeof cell === 'number' ? cell.toFixed(1) : cell);

/** Names to the left, figures to the right. */
const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const texts = [heads, ...rows.map((cells) => cells.map(show))];
  const widths = heads.map((_, column) => Math.max(...texts.map((cells) => (cells[column] ?? '').length)));
  return texts
    .map((cells) =>
      cells
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
};

const count = (bytes: number): string => bytes.toLocaleString('en-GB');

/** @returns the tables, and a line with a mark for each bar */
export const report = (
  { suggestions, bytes, typing, bars }: Summary,
  cpu: { readonly suggestions: number; readonly typing: number },
): string => {
  const times = table(
    ['library', 'median ms', 'p95 ms', 'ask', 'service', 'insert', 'paint'],
    suggestions.map(({ library, median, p95, ask, service, insert, paint }) => [
      library,
      median,
      p95,
      ask,
      service,
      insert,
      paint,
    ]),
  );
  const weights = table(
    ['library', 'before', 'on use', 'together', 'with React'],
    bytes.map(({ library, before, onUse, own, all }) => [
      library,
      count(before),
      count(onUse),
      count(own),
      count(all),
    ]),
  );
  const files = bytes.flatMap(({ library, filesOnUse }) =>
    filesOnUse.map(({ file, bytes: size }) => `${library}, on use: ${file} ${count(size)}`),
  );
  const keys = table(
    ['library', 'width', 'keys', 'p75 ms', 'worst ms'],
    typing.map(({ library, width, keys: pressed, p75, worst }) => [
      library,
      `${width} px`,
      String(pressed),
      p75,
      worst,
    ]),
  );
  return [
    `Key press to suggestions painted, CPU ${cpu.suggestions} times slower`,
    `${times}\n${NOTES.time}`,
    `Bytes\n\n${weights}\n${NOTES.bytes}`,
    files.join('\n'),
    ...(typing.length > 0 ? [`Typing, CPU ${cpu.typing} times slower\n\n${keys}\n${NOTES.typing}`] : []),
    bars.map(({ what, isKept }) => `${isKept ? '✔' : '✘'} ${what}`).join('\n'),
  ].join('\n\n');
};
