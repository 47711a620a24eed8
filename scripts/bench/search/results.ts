import { atMost, type Check, type Results, type Table } from '../shared/results';
import { median, quantile, ratioToBest } from '../shared/statistics';
import type { Weight } from './bytes';
import { ALONE, OURS } from './contestants';
import type { KeyToPaint } from './suggestions-shown';
import type { SuggestionRuns } from './suggestions';
import type { TypingRun } from './typing';

const LIMITS = { ratio: 1, typingP75Ms: 100, typingWorstMs: 200 } as const;

/** What a CPU profile of this bench showed; milliseconds of the main thread for one key, CPU 4 times slower. */
const NOTES: readonly string[] = [
  '### Where the time goes',
  'A CPU profile of 30 key presses, in milliseconds of the main thread, CPU 4 times slower: this header 36, downshift 31, @algolia/autocomplete-js 34, each in the same header. Before the response: handling of the key 10 to 11 in each page, of which the browser’s own `send` takes 2; then the frame of the typed letter. After it: decode, filter and highlight 2, React’s render 3, style, layout and paint 8. downshift needs 5 for style, layout and paint: its list is plain text without a panel, icons, marked words, aisles and the last row.',
  'What the profile removed: the announcement of the suggestions ran in their frame and now follows it by a timer; the aisles of the shop were listed again for each response; each row built the address of its results; marking words cloned a Unicode pattern for each row.',
  'What did not pay: rows without background images, clipping and shadow, and a popup with layout containment. Both are within the noise of 1 ms.',
];

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
      // Like with like: the libraries in the same header.
      .filter(({ contestant }) => (contestant === OURS) === isOurs && !ALONE.includes(contestant))
      .map(({ runs }) => runs.map(total));
  const { value, ...noise } = ratioToBest(totals(true)[0] ?? [], totals(false));
  const name = 'key press to suggestions painted / the faster of two libraries, CPU 4x slower';
  return atMost({ name, value, limit: LIMITS.ratio, unit: 'x' }, noise);
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
  note: 'From the trusted keydown to the frame that shows the suggestions, in milliseconds. In a header: the field of the library is in the markup and style sheets of this header, so that each page has the same to lay out; the ratio compares these. Our list also has the aisles that match, and a search for the term as typed. Request: key to request; service: the request; render: response to options in the document; paint: from there to the frame. The medians of the parts need not add up.',
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
  notes: NOTES,
});
