import { headerEvent, SLOT_UPDATE, TROLLEY_UPDATE } from '../../../federation/contract';
import { headerConfig } from '../../context/testing/header-config';
import { reportMalformedEvents } from './report-malformed-events';

const setUp = (enabled: boolean) => {
  const page = new EventTarget();
  const reports: unknown[] = [];
  const stop = reportMalformedEvents({
    props: { config: { ...headerConfig(), logging: { enabled } } },
    adapters: () => ({ monitor: { report: (problem) => reports.push(problem) } }),
    browser: {
      onDocumentEvent: (name, listener) => {
        page.addEventListener(name, listener);
        return () => {
          page.removeEventListener(name, listener);
        };
      },
    },
  });
  return { page, reports, stop };
};

describe('reportMalformedEvents', () => {
  it('reports an unknown phase and incomplete totals while logging is on, until it is stopped [FED-3]', () => {
    const { page, reports, stop } = setUp(true);
    const malformed = [
      new CustomEvent(SLOT_UPDATE, { detail: { phase: 'begun' } }),
      new CustomEvent(TROLLEY_UPDATE, { detail: { phase: 'finish', trolleyTotals: { total: 3 } } }),
    ];
    for (const event of malformed) page.dispatchEvent(event);
    page.dispatchEvent(headerEvent(SLOT_UPDATE, { phase: 'finish' }));
    page.dispatchEvent(headerEvent(TROLLEY_UPDATE, { phase: 'finish' }));
    stop();
    page.dispatchEvent(new CustomEvent(SLOT_UPDATE));
    expect(reports).toEqual([
      { name: 'malformed_event', message: `${SLOT_UPDATE}: detail.phase must be start, finish or fail` },
      {
        name: 'malformed_event',
        message: `${TROLLEY_UPDATE}: detail.trolleyTotals must have totalEstimatedCost and trolleyItemCounts`,
      },
    ]);
  });

  it('reports nothing while logging is off', () => {
    const { page, reports } = setUp(false);
    page.dispatchEvent(new CustomEvent(SLOT_UPDATE));
    expect(reports).toEqual([]);
  });
});
