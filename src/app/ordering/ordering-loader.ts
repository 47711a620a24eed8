import { lazy } from '../../kernel/lazy';
import type { Ordering, OrderingDeps } from './ordering';
import { SORRY } from './sorry';

/** Fetches what places orders when one may be placed, or something went wrong with one. */
export const createOrderingLoader = (deps: OrderingDeps): (() => Promise<Ordering>) =>
  lazy(async () => {
    const { createOrdering } = await import(/* webpackChunkName: "checkout" */ './ordering');
    return createOrdering(deps);
  });

/**
 * Shows the dialog that can't be closed [ERR-1].
 *
 * @returns settles once it is open, or was said not to be; rejects never
 */
export const createUnexpected =
  ({ modals, inTime }: Pick<OrderingDeps, 'modals' | 'inTime'>, load: () => Promise<Ordering>) =>
  async (): Promise<void> => {
    try {
      await (await inTime(load())).errors.showUnexpected();
    } catch {
      modals.notify(SORRY);
    }
  };
