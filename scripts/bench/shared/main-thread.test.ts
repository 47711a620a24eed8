import { shareOut, type TraceEvent } from './main-thread';

const PAGE = { pid: 7, tid: 1 };
const MAIN: TraceEvent = {
  ...PAGE,
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name: 'CrRendererMain' },
};

/** An event of the page's main thread; times in milliseconds. */
const event = (name: string, ts: number, dur: number): TraceEvent => ({
  ...PAGE,
  name,
  ph: 'X',
  ts: ts * 1000,
  dur: dur * 1000,
});

const shared = (...events: readonly TraceEvent[]) =>
  Object.fromEntries(Object.entries(shareOut([MAIN, ...events])).filter(([, ms]) => ms > 0));

describe('shareOut', () => {
  it('counts the time of an event inside another one only once, for the inner event', () => {
    expect(
      shared(event('FunctionCall', 0, 100), event('Layout', 20, 30), event('UpdateLayoutTree', 25, 5)),
    ).toEqual({ 'call functions': 70, layout: 25, style: 5 });
  });

  it('counts an unknown event for the event around it, and outside of one as other', () => {
    expect(shared(event('EvaluateScript', 0, 10), event('v8.run', 2, 8), event('Unknown', 20, 4))).toEqual({
      'evaluate scripts': 10,
      other: 4,
    });
  });

  it('ignores the time between two events, and other threads', () => {
    const elsewhere = { ...event('Layout', 0, 50), tid: 2 };
    expect(shared(event('Paint', 0, 2), event('Paint', 40, 3), elsewhere)).toEqual({ paint: 5 });
  });

  it('separates what tracing itself costs', () => {
    expect(
      shared(
        event('V8.CompileCode', 0, 10),
        event('V8.CollectSourcePositions', 1, 6),
        event('V8.GC_SCAVENGER', 20, 1),
      ),
    ).toEqual({ 'compile scripts': 4, tracing: 6, 'collect garbage': 1 });
  });

  it('throws for a trace without a page', () => {
    expect(() => shareOut([])).toThrow('the trace has no page');
  });
});
