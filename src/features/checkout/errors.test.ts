import { createPlacingStore } from '../../domains/checkout';
import { createTestContext } from '../../header/testing/test-context';
import { silentDialogContext } from '../../ui/testing/polyfill-dialogs';
import { createErrors } from './errors';

const setUp = () => {
  const { context, modal } = createTestContext();
  const placing = createPlacingStore({
    loadSaga: () => Promise.reject(new Error('not needed')),
    onUnavailable: () => undefined,
  });
  return { errors: createErrors({ ...context, placing }), modals: context.modals, modal };
};

describe('createErrors', () => {
  it('opens the dialog of a code, and closes it [ERR-3]', async () => {
    const { errors, modal } = setUp();
    await errors.show('ORDER_ORCHESTRATION_017');
    expect(modal()?.name).toBe('error ORDER_ORCHESTRATION_017');
    errors.close();
    expect(modal()).toBeUndefined();
  });

  it('opens the dialog of an order that was not placed after its slot was cancelled [ERR-4]', async () => {
    const { errors, modal } = setUp();
    await errors.showNotPlaced('TIMEOUT');
    const dialog = modal()?.render(silentDialogContext(() => undefined));
    expect(dialog).toMatchObject({ props: { problem: { title: "Your changes haven't been placed" } } });
    errors.close();
    expect(modal()).toBeUndefined();
  });

  it('leaves the dialog of an unexpected error open, which only the shopper closes [ERR-1]', async () => {
    const { errors, modal } = setUp();
    await errors.showGenericError();
    errors.close();
    expect(modal()).toMatchObject({ name: 'error header:unexpected', isAlert: true });
  });

  it('leaves another dialog open [ERR-3]', async () => {
    const { errors, modals, modal } = setUp();
    await errors.show('ORDER_ORCHESTRATION_017');
    modals.show({ name: 'trolley', render: () => null });
    errors.close();
    expect(modal()?.name).toBe('trolley');
  });
});
