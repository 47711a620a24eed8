import { atMost, type Results } from '../shared/results';
import { median, quantile } from '../shared/statistics';
import type { LabelRun, ResponseToPaint } from './labels-shown';

const LABELS = ['trolley', 'slot'] as const;

/** The pages that were measured at one speed. */
export interface Measured {
  /** How many times slower the page's main thread ran. */
  readonly cpu: number;
  readonly runs: readonly LabelRun[];
}

const MAX_FRAMES = 1;

const row = (cpu: number, label: string, runs: readonly ResponseToPaint[]): readonly (string | number)[] => {
  const quantileOf = (figure: (run: ResponseToPaint) => number, part = 0.5) =>
    quantile(runs.map(figure), part);
  const total = ({ responded, painted }: ResponseToPaint) => painted - responded;
  return [
    label,
    `${String(cpu)}x`,
    quantileOf(({ frames }) => frames),
    quantileOf(({ frames }) => frames, 0.95),
    quantileOf(total),
    quantileOf(total, 0.95),
    quantileOf(({ responded, inserted }) => inserted - responded),
    quantileOf(({ inserted, painted }) => painted - inserted),
  ];
};

export const labelsResults = (measured: readonly Measured[]): Results => ({
  checks: measured.flatMap(({ cpu, runs }) =>
    LABELS.map((label) =>
      atMost({
        name: `${label} response to painted label, CPU ${String(cpu)}x slower, median`,
        value: median(runs.map((run) => run[label].frames)),
        limit: MAX_FRAMES,
        unit: 'frames',
      }),
    ),
  ),
  tables: [
    {
      title: 'Response to painted label',
      note: 'From the last byte of the response to the frame that shows the label. Frames: those that began after the response, including the one with the label. Render: response to label in the document; paint: from there to the frame. Milliseconds.',
      heads: ['label', 'CPU', 'frames', 'frames p95', 'median ms', 'p95 ms', 'render ms', 'paint ms'],
      rows: measured.flatMap(({ cpu, runs }) =>
        LABELS.map((label) =>
          row(
            cpu,
            label,
            runs.map((run) => run[label]),
          ),
        ),
      ),
    },
  ],
});
