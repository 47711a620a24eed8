import type { Weight } from './bytes';
import { OURS } from './contestants';
import type { KeyToPaint } from './pages/probe';
import { median, quantile, ratioToBest, type Ratio } from '../shared/statistics';
import type { SuggestionRuns } from './suggestions';
import type { TypingRun } from './typing';

const LIMITS = { ratio: 1, typingP75: 100, typingWorst: 200 } as const;

/** Parts of a run, in the order in which they happen. */
const PHASES = {
  ask: ({ pressed, asked }: KeyToPaint) => asked - pressed,
  service: ({ asked, answered }: KeyToPaint) => answered - asked,
  insert: ({ answered, inserted }: KeyToPaint) => inserted - answered,
  paint: ({ inserted, painted }: KeyToPaint) => painted - inserted,
} as const;

const totalOf = ({ pressed, painted }: KeyToPaint): number => painted - pressed;

const suggestionRow = ({ contestant, runs }: SuggestionRuns) => {
  const totals = runs.map(totalOf);
  const phase = (name: keyof typeof PHASES) => median(runs.map(PHASES[name]));
  return {
    library: contestant.name,
    median: median(totals),
    p95: quantile(totals, 0.95),
    ask: phase('ask'),
    service: phase('service'),
    insert: phase('insert'),
    paint: phase('paint'),
  };
};

const bytesRow = ({ contestant, scripts }: Weight) => {
  const sum = (chosen: typeof scripts) => chosen.reduce((total, { bytes }) => total + bytes, 0);
  const own = scripts.filter(({ isReact }) => !isReact);
  return {
    library: contestant.name,
    before: sum(own.filter(({ onUse }) => !onUse)),
    onUse: sum(own.filter(({ onUse }) => onUse)),
    own: sum(own),
    all: sum(scripts),
    filesOnUse: own.filter(({ onUse }) => onUse).map(({ file, bytes }) => ({ file, bytes })),
  };
};

const typingRow = ({ contestant, width, interactions }: TypingRun) => ({
  library: contestant.name,
  width,
  keys: interactions.length,
  p75: quantile(interactions, 0.75),
  worst: Math.max(...interactions),
});

export interface Bar {
  readonly what: string;
  readonly isKept: boolean;
}

const ratioBar = ({ value, low, high }: Ratio): Bar => {
  const noise = `95 % of redrawn runs: ${low.toFixed(2)} to ${high.toFixed(2)}`;
  const remark = value > LIMITS.ratio && low <= LIMITS.ratio ? '; not told apart from noise' : '';
  return {
    what: `key press to suggestions, ratio to the faster other ${value.toFixed(2)} <= ${LIMITS.ratio.toFixed(2)} (${noise}${remark})`,
    isKept: low <= LIMITS.ratio,
  };
};

const typingBars = ({ width, p75, worst }: ReturnType<typeof typingRow>): readonly Bar[] => [
  {
    what: `typing at ${width} px, p75 ${p75.toFixed(0)} ms <= ${LIMITS.typingP75} ms`,
    isKept: p75 <= LIMITS.typingP75,
  },
  {
    what: `typing at ${width} px, worst ${worst.toFixed(0)} ms <= ${LIMITS.typingWorst} ms`,
    isKept: worst <= LIMITS.typingWorst,
  },
];

export interface Summary {
  readonly suggestions: readonly ReturnType<typeof suggestionRow>[];
  readonly ratio: Ratio;
  readonly bytes: readonly ReturnType<typeof bytesRow>[];
  readonly typing: readonly ReturnType<typeof typingRow>[];
  readonly bars: readonly Bar[];
}

/** Turns what was measured into rows and verdicts; times in milliseconds, bytes after brotli. */
export const summarise = (
  suggestions: readonly SuggestionRuns[],
  weights: readonly Weight[],
  typing: readonly TypingRun[],
): Summary => {
  const totals = (isOurs: boolean) =>
    suggestions
      .filter(({ contestant }) => (contestant === OURS) === isOurs)
      .map(({ runs }) => runs.map(totalOf));
  const ratio = ratioToBest(totals(true)[0] ?? [], totals(false));
  const typingRows = typing.map(typingRow);
  return {
    suggestions: suggestions.map(suggestionRow),
    ratio,
    bytes: weights.map(bytesRow),
    typing: typingRows,
    bars: [ratioBar(ratio), ...typingRows.filter(({ library }) => library === OURS.name).flatMap(typingBars)],
  };
};
