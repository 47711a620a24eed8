import type { HeaderAdapters, MonitorProblemCode } from '../../federation/contract';

/** Reports a problem to the host's monitor, if there is one. An error that the monitor throws is ignored [FED-3]. */
export const reportToMonitor = (
  { monitor }: HeaderAdapters,
  problem: { readonly name: MonitorProblemCode; readonly message: string },
): void => {
  try {
    monitor?.report(problem);
  } catch {
    // The host's own failure.
  }
};
