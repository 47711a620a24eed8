import { settle } from '../../context/testing/settle';
import { VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { INTERACTION_TIMEOUT_MS } from '../../context/timeouts';
import { createOpenMultiSearch } from './open-multi-search';

describe('createOpenMultiSearch', () => {
  it('opens the dialog each time it is called [MULT-1]', async () => {
    const { context, modal } = createTestContext();
    const open = createOpenMultiSearch(context);
    for (const press of [1, 2]) {
      await open();
      expect([press, modal()?.name]).toEqual([press, 'multi-search']);
      context.modals.end();
    }
  });

  it('shows a message when the dialog cannot open in time [ERR-6]', async () => {
    // The dialog waits until it is known whose list it shows.
    const { context, modal, notice, clock, signIn } = createTestContext({ status: { kind: 'initialising' } });
    const opened = createOpenMultiSearch(context)();
    await settle();
    clock.pass(INTERACTION_TIMEOUT_MS);
    await opened;
    expect([modal(), notice()]).toEqual([undefined, 'Multi-search could not be opened. Please try again.']);
    signIn(VISITOR);
    await settle();
    expect(modal()).toBeUndefined();
  });
});
