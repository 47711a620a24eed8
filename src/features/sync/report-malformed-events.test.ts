import { headerEvent, SLOT_UPDATE, TROLLEY_UPDATE } from '../../../federation/contract';
import { createTestContext } from '../../context/testing/test-context';
import { reportMalformedEvents } from './report-malformed-events';

const setUp = (enabled: boolean) => {
  const reports: unknown[] = [];
  const { context, emitOnDocument } = createTestContext({
    config: { logging: { enabled } },
    monitor: { report: (problem) => reports.push(problem) },
  });
  return { emitOnDocument, reports, stop: reportMalformedEvents(context) };
};

describe('reportMalformedEvents', () => {
  it('reports an unknown phase and incomplete totals while logging is on, until it is stopped [FED-3]', () => {
    const { emitOnDocument, reports, stop } = setUp(true);
    const malformed = [
      new CustomEvent(SLOT_UPDATE, { detail: { phase: 'begun' } }),
      new CustomEvent(TROLLEY_UPDATE, { detail: { phase: 'finish', trolleyTotals: { total: 3 } } }),
    ];
    for (const event of malformed) emitOnDocument(event);
    emitOnDocument(headerEvent(SLOT_UPDATE, { phase: 'finish' }));
    emitOnDocument(headerEvent(TROLLEY_UPDATE, { phase: 'finish' }));
    stop();
    emitOnDocument(new CustomEvent(SLOT_UPDATE));
    expect(reports).toEqual([
      { name: 'malformed_event', message: `${SLOT_UPDATE}: detail.phase must be start, finish or fail` },
      {
        name: 'malformed_event',
        message: `${TROLLEY_UPDATE}: detail.trolleyTotals must have totalEstimatedCost and trolleyItemCounts`,
      },
    ]);
  });

  it('reports nothing while logging is off', () => {
    const { emitOnDocument, reports } = setUp(false);
    emitOnDocument(new CustomEvent(SLOT_UPDATE));
    expect(reports).toEqual([]);
  });
});
