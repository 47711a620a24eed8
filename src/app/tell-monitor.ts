import type { ErrorMonitor, HeaderAdapters } from '../../federation/contract';

/** Tells the host's monitor, where there is one; one that throws harms nobody [FED-3]. */
export const tellMonitor = (
  { monitor }: HeaderAdapters,
  problem: Parameters<ErrorMonitor['report']>[0],
): void => {
  try {
    monitor?.report(problem);
  } catch {
    // The host's own failure.
  }
};
