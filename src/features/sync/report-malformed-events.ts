import { stopAll } from '../../kernel/stop-all';
import { SLOT_UPDATE, TROLLEY_UPDATE } from '../../../federation/contract';
import type { HeaderContext } from '../../context/context';
import { reportToMonitor } from '../../context/report-to-monitor';
import { detailOf, phaseOf } from './update-event';

const PHASES: readonly unknown[] = ['start', 'finish', 'fail'];

const problemOf = (event: Event): string | undefined => {
  if (!PHASES.includes(phaseOf(event))) return 'detail.phase must be start, finish or fail';
  const totals: unknown = Reflect.get(detailOf(event), 'trolleyTotals') ?? undefined;
  const isComplete = ['totalEstimatedCost', 'trolleyItemCounts'].every((field) =>
    Reflect.has(Object(totals) as object, field),
  );
  return totals === undefined || isComplete
    ? undefined
    : 'detail.trolleyTotals must have totalEstimatedCost and trolleyItemCounts';
};

/**
 * Reports host events with a malformed detail to the host's monitor, while logging is on [FED-3].
 *
 * @returns a function that removes the listeners
 */
export const reportMalformedEvents = ({ adapters, browser, props }: HeaderContext): (() => void) => {
  if (!props.config.logging?.enabled) return () => undefined;
  return stopAll(
    ...[TROLLEY_UPDATE, SLOT_UPDATE].map((name) =>
      browser.onDocumentEvent(name, (event) => {
        const problem = problemOf(event);
        if (problem !== undefined)
          reportToMonitor(adapters(), { name: 'malformed_event', message: `${name}: ${problem}` });
      }),
    ),
  );
};
