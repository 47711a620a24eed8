import type { Result } from '../../kernel/result';
import type { ShoppingContext } from './model';

export interface ShoppingContexts {
  /** Requests the customer's context. Resolves with a failure rather than rejecting. */
  readonly load: (signal: AbortSignal) => Promise<Result<ShoppingContext>>;
}
