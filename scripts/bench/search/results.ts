import { atMost, type Check, type Results, type Table } from '../shared/results';
import { median, quantile, ratioToBest } from '../shared/statistics';
import type { Weight } from './bytes';
import { OURS } from './contestants';
import type { KeyToPaint } from './pages/probe';
import type { SuggestionRuns } from './suggestions';
import type { TypingRun } from './typing';

const LIMITS = { ratio: 1, typingP75Ms: 100, typingWorstMs: 200 } as const;

/** Parts of a run, in the order in which they happen. */
const PHASES: readonly ((run: KeyToPaint) => number)[] = [
  ({ pressed, requested }) => requested - pressed,
  ({ requested, responded }) => responded - requested,
  ({ responded, inserted }) => inserted - responded,
  ({ inserted, painted }) => painted - inserted,
];

const total = ({ pressed, painted }: KeyToPaint): number => painted - pressed;

const ratioCheck = (suggestions: readonly SuggestionRuns[]): Check => {
  const totals = (isOurs: boolean) =>
    suggestions
      .filter(({ contestant }) => (contestant === OURS) === isOurs)
      .map(({ runs }) => runs.map(total));
  const { value, ...noise } = ratioToBest(totals(true)[0] ?? [], totals(false));
  const check = atMost({
    name: 'key press to suggestions painted / the faster of two libraries, CPU 4x slower',
    value,
    limit: LIMITS.ratio,
    unit: 'x',
  });
  // A ratio whose interval contains the limit cannot be distinguished from the limit.
  return { ...check, noise, passed: noise.low <= LIMITS.ratio };
};

const typingChecks = ({ width, interactions }: TypingRun): readonly Check[] => {
  const name = `typing at ${String(width)} px, CPU 6x slower`;
  return [
    atMost({
      name: `${name}, p75`,
      value: quantile(interactions, 0.75),
      limit: LIMITS.typingP75Ms,
      unit: 'ms',
    }),
    atMost({
      name: `${name}, worst`,
      value: Math.max(...interactions),
      limit: LIMITS.typingWorstMs,
      unit: 'ms',
    }),
  ];
};

const timesTable = (suggestions: readonly SuggestionRuns[]): Table => ({
  title: 'Key press to suggestions painted, CPU 4 times slower',
  note: 'From the trusted keydown to the frame that shows the suggestions, in milliseconds. Request: key to request; service: the request; render: response to options in the document; paint: from there to the frame. The medians of the parts need not add up.',
  heads: ['library', 'median', 'p95', 'request', 'service', 'render', 'paint'],
  rows: suggestions.map(({ contestant, runs }) => [
    contestant.name,
    median(runs.map(total)),
    quantile(runs.map(total), 0.95),
    ...PHASES.map((phase) => median(runs.map(phase))),
  ]),
});

const bytesTable = (weights: readonly Weight[]): Table => ({
  title: 'Bytes of script',
  note: 'Brotli, without React except in the last column. On use: loaded when the field is used, until suggestions show. This header is the whole header; the libraries are a field with suggestions.',
  heads: ['library', 'with the page', 'on use', 'together', 'with React'],
  rows: weights.map(({ contestant, scripts }) => {
    const sum = (chosen: typeof scripts) => chosen.reduce((bytes, script) => bytes + script.bytes, 0);
    const own = scripts.filter(({ isReact }) => !isReact);
    const onUse = own.filter((script) => script.onUse);
    return [contestant.name, sum(own) - sum(onUse), sum(onUse), sum(own), sum(scripts)];
  }),
});

const typingTable = (typing: readonly TypingRun[]): Table => ({
  title: 'Typing, CPU 6 times slower',
  note: 'Milliseconds from each key to its next paint, from the first key on a fresh page. Browsers do not report interactions under 16 ms; they count as 16.',
  heads: ['library', 'width px', 'keys', 'p75', 'worst'],
  rows: typing.map(({ contestant, width, interactions }) => [
    contestant.name,
    width,
    interactions.length,
    quantile(interactions, 0.75),
    Math.max(...interactions),
  ]),
});

export const searchResults = (
  suggestions: readonly SuggestionRuns[],
  weights: readonly Weight[],
  typing: readonly TypingRun[],
): Results => ({
  checks: [
    ratioCheck(suggestions),
    ...typing.filter(({ contestant }) => contestant === OURS).flatMap(typingChecks),
  ],
  tables: [timesTable(suggestions), bytesTable(weights), typingTable(typing)],
});
