import type { Result } from '../../kernel/result';
import type { ShoppingContext } from './model';

/** The shopping-context service. */
export interface ShoppingContexts {
  /** Requests the customer's context. Resolves with a failure rather than rejecting. */
  readonly load: (signal: AbortSignal) => Promise<Result<ShoppingContext>>;
}
