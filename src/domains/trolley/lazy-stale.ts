import type { TrolleyState } from './store';

/** Returns whether a host's totals are newer than the items and the order, which must be read again then [TROL-4]. */
export const isStale = ({ status, trolley }: Pick<TrolleyState, 'status' | 'trolley'>): boolean =>
  status.kind === 'ready' && status.totals !== trolley?.totals;
