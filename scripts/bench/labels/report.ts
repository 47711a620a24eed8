import { median, quantile } from '../shared/statistics';
import type { AnswerToPaint, LabelRun } from './labels-shown';

const LABELS = ['trolley', 'slot'] as const;

const NOTE = `From the last byte of the answer (responseEnd) to the frame that shows the label (animation frame, then a
message that is handled once it is painted). frames: those rendered after the answer, the one that shows the
label included; 1 is the least. handling: answer to label in the document; frame: from there to painted.`;

const HEADS = ['CPU', 'label', 'frames', 'p95', 'median ms', 'p95 ms', 'handling', 'frame'];

/** What was seen at one speed. */
export interface Measured {
  /** How many times slower the page's main thread ran. */
  readonly cpu: number;
  readonly runs: readonly LabelRun[];
}

const rowOf = (cpu: number, name: string, runs: readonly AnswerToPaint[]): readonly string[] => {
  const of = (figure: (run: AnswerToPaint) => number, part = 0.5) =>
    quantile(runs.map(figure), part).toFixed(1);
  const total = ({ answered, painted }: AnswerToPaint) => painted - answered;
  const frames = ({ frames: count }: AnswerToPaint) => count;
  return [
    `${cpu}x`,
    name,
    of(frames),
    of(frames, 0.95),
    of(total),
    of(total, 0.95),
    of(({ answered, inserted }) => inserted - answered),
    of(({ inserted, painted }) => painted - inserted),
  ];
};

const barOf = ({ cpu, runs }: Measured, name: (typeof LABELS)[number]) => {
  const frames = median(runs.map((run) => run[name].frames));
  return {
    isKept: frames <= 1,
    text: `${name}, CPU ${cpu} times slower: painted ${frames} <= 1 frames after its answer (median of ${runs.length})`,
  };
};

/** @returns the table with its verdicts, and whether all of them are good */
export const report = (measured: readonly Measured[]) => {
  const rows = measured.flatMap(({ cpu, runs }) =>
    LABELS.map((name) =>
      rowOf(
        cpu,
        name,
        runs.map((run) => run[name]),
      ),
    ),
  );
  const lines = [HEADS, ...rows];
  const widths = HEADS.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)));
  const table = lines
    .map((cells) => cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n');
  const bars = measured.flatMap((each) => LABELS.map((name) => barOf(each, name)));
  return {
    isKept: bars.every(({ isKept }) => isKept),
    text: [
      'Answer to label painted',
      `${table}\n${NOTE}`,
      bars.map(({ text, isKept }) => `${isKept ? '✔' : '✘'} ${text}`).join('\n'),
    ].join('\n\n'),
  };
};
