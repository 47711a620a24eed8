import type { Result } from '../../kernel/result';
import type { ShoppingContext } from './model';

export interface ShoppingContexts {
  readonly load: (signal: AbortSignal) => Promise<Result<ShoppingContext>>;
}
