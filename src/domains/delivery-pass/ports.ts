import type { Result } from '../../kernel/result';
import type { PassStatus } from './model';

export interface Passes {
  /** Requests the customer's pass status. Resolves with a failure rather than rejecting. */
  readonly load: (customerId: string, signal: AbortSignal) => Promise<Result<PassStatus>>;
}
