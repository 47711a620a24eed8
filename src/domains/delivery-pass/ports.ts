import type { Result } from '../../kernel/result';
import type { PassStatus } from './model';

export interface Passes {
  readonly load: (customerId: string, signal: AbortSignal) => Promise<Result<PassStatus>>;
}
