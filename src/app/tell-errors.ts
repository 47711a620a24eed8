import type { HeaderAdapters } from '../../federation/contract';
import type { LogEntry } from '../platform/logging';
import { tellMonitor } from './tell-monitor';

/**
 * Tells the host's monitor of each call whose answer can't be read, once however often that happens: by the call's
 * service, method and path as it stands in the list, and nothing else [CALL-3].
 *
 * @returns takes each line of the log, logged or not; only those of the level `error` are told
 */
export const tellErrors = (adapters: () => HeaderAdapters): ((entry: LogEntry) => void) => {
  const told = new Set<string>();
  return ({ level, fields: { service, method, path } }) => {
    const call = [service, method, path].filter(Boolean).join(' ');
    if (level !== 'error' || told.has(call)) return;
    told.add(call);
    tellMonitor(adapters(), { name: 'wrong_shape', message: call });
  };
};
