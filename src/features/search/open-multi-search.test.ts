import { createTestContext } from '../../context/testing/test-context';
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
});
