import type { HeaderAdapters } from '../../federation/contract';
import type { LogEntry } from '../platform/logging';
import { reportToMonitor } from './report-to-monitor';

/**
 * Reports each call whose response cannot be decoded to the host's monitor, once per call: its service, method and path in
 * the list of calls, and nothing else [CALL-3].
 *
 * @returns a function that receives each entry of the log, also while logging is off; it reports those of the level `error`
 */
export const reportDecodeFailures = (adapters: () => HeaderAdapters): ((entry: LogEntry) => void) => {
  const reported = new Set<string>();
  return ({ level, fields: { service, method, path } }) => {
    const call = [service, method, path].filter(Boolean).join(' ');
    if (level !== 'error' || reported.has(call)) return;
    reported.add(call);
    reportToMonitor(adapters(), { name: 'wrong_shape', message: call });
  };
};
