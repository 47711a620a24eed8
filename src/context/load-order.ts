import type { HeaderContext } from './context';

/** Returns a function that loads the customer's context, then the trolley and the slot of its order [AUTH-2]. */
export const createLoadOrder =
  ({ session, context, trolley, slot }: Pick<HeaderContext, 'session' | 'context' | 'trolley' | 'slot'>) =>
  async (): Promise<void> => {
    if (session.getState().kind !== 'signed-in') return;
    const { customerOrderId, customerOrderState, defaultBranchId } = await context.getState().refresh();
    if (session.getState().kind !== 'signed-in') return;
    const order = customerOrderId;
    await Promise.all([
      trolley
        .getState()
        .load(order ? { customerOrderId: order, isAmending: customerOrderState === 'AMENDING' } : undefined),
      slot.getState().load(order ? { customerOrderId: order, defaultBranchId } : undefined),
    ]);
  };
