import type { Result } from '../../kernel/result';
import type { Trolley, TrolleyTotals } from './model';

/** Which trolley is meant; the order's state chooses the query [TROL-1]. */
export interface TrolleyKey {
  readonly customerOrderId: string;
  readonly isAmending: boolean;
}

export interface Trolleys {
  readonly load: (key: TrolleyKey, signal: AbortSignal) => Promise<Result<Trolley>>;
  /** Totals as a host's message carries them; a wrong shape is a failure. */
  readonly decodeTotals: (message: unknown) => Promise<Result<TrolleyTotals>>;
}
