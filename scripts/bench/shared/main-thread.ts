/** One complete event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** What the main thread is busy with. Tracing itself makes V8 collect the positions of calls, which no shopper's browser does. */
export const CAUSES = [
  'compile scripts',
  'evaluate scripts',
  'call functions',
  'collect garbage',
  'parse HTML and CSS',
  'style',
  'layout',
  'paint',
  'tracing',
  'other',
] as const;

export type Cause = (typeof CAUSES)[number];

/** The names of Chromium's events, by what they cost time for. */
const NAMES: readonly (readonly [Cause, RegExp])[] = [
  ['tracing', /^V8\.CollectSourcePositions/],
  ['collect garbage', /^(MinorGC|MajorGC|V8\.GC|CppGC|BlinkGC)/],
  [
    'compile scripts',
    /^(v8\.(compile|produceCache)|V8\.(Compile|Parse|PreParse|Maglev|Finalize|OffThread|Optimize))/,
  ],
  ['evaluate scripts', /^EvaluateScript/],
  [
    'call functions',
    /^(FunctionCall|RunMicrotasks|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|XHR)/,
  ],
  ['parse HTML and CSS', /^(ParseHTML|ParseAuthorStyleSheet)/],
  ['style', /^UpdateLayoutTree/],
  ['layout', /^(Layout|IntersectionObserver)/],
  ['paint', /^(PrePaint|Paint|Layerize|Commit)$/],
];

const causeOf = (name: string): Cause | undefined => NAMES.find(([, names]) => names.test(name))?.[0];

interface Open {
  readonly end: number;
  readonly cause: Cause;
}

/**
 * Shares the busy time of a page's main thread out by cause. An event inside another one belongs to its own cause, and only
 * to that; an event without a known name belongs to the cause of the event around it.
 *
 * @param events the events of a trace of one page
 * @returns milliseconds by cause
 * @throws Error if the trace has no page
 */
export const shareOut = (events: readonly TraceEvent[]): Readonly<Record<Cause, number>> => {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  if (!main) throw new Error('the trace has no page');
  const shares = Object.fromEntries(CAUSES.map((cause) => [cause, 0])) as Record<Cause, number>;
  const open: Open[] = [];
  let now = 0;
  const countUntil = (moment: number) => {
    const inner = open.at(-1);
    if (inner) shares[inner.cause] += Math.max(0, moment - now) / 1000;
    now = Math.max(now, moment);
  };
  const closeUntil = (moment: number) => {
    for (let inner = open.at(-1); inner && inner.end <= moment; inner = open.at(-1)) {
      countUntil(inner.end);
      open.pop();
    }
  };
  const complete = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid)
    // Of two events that begin together, the longer one is around the other.
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { name, ts, dur = 0 } of complete) {
    closeUntil(ts);
    countUntil(ts);
    open.push({ end: ts + dur, cause: causeOf(name) ?? open.at(-1)?.cause ?? 'other' });
  }
  closeUntil(Infinity);
  return shares;
};
