import type { Result } from '../../kernel/result';
import type { Trolley, TrolleyTotals } from './model';

/** The order of a trolley; the order's state selects the query [TROL-1]. */
export interface TrolleyKey {
  readonly customerOrderId: string;
  readonly isAmending: boolean;
}

export interface Trolleys {
  readonly load: (key: TrolleyKey, signal: AbortSignal) => Promise<Result<Trolley>>;
  /** Decodes the totals of a host's message; a wrong shape is a failure. */
  readonly decodeTotals: (message: unknown) => Promise<Result<TrolleyTotals>>;
}
