import type { ErrorMonitor, HeaderAdapters } from '../../../federation/contract';

/** Reports a problem to the host's monitor, if there is one. An error that the monitor throws is ignored [FED-3]. */
export const reportToMonitor = (
  { monitor }: HeaderAdapters,
  problem: Parameters<ErrorMonitor['report']>[0],
): void => {
  try {
    monitor?.report(problem);
  } catch {
    // The host's own failure.
  }
};
