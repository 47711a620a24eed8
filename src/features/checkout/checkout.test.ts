import { createPress } from '../../header/testing/press';
import { settle } from '../../header/testing/settle';
import { CUSTOMER } from '../../header/testing/shop-data';
import { createTestContext } from '../../header/testing/test-context';
import { createCheckout } from './checkout';

describe('createCheckout', () => {
  it('opens the chooser of both ways to check out [INST-1]', async () => {
    const { context, setOrder, setTrolley, bookSlot, modal } = createTestContext({ status: CUSTOMER });
    const checkout = createCheckout(context);
    checkout.followEntry();
    setOrder();
    setTrolley({ isAmendingOrder: true, instantCheckout: 'ALLOWED' });
    bookSlot();
    const { href } = checkout.entry.getState();
    checkout.enterCheckout({ href, placement: 'amend', event: createPress().event });
    await settle();
    expect(modal()?.name).toBe('instant-checkout');
  });

  it('shows the dialog of an unexpected error [ERR-1]', async () => {
    const { context, modal } = createTestContext();
    await createCheckout(context).showGenericError();
    expect(modal()?.name).toBe('error header:unexpected');
  });

  it('shows a message when that dialog fails to load [ERR-1] [ERR-6]', async () => {
    const { context, modal, notice } = createTestContext();
    const withTimeout = () => Promise.reject(new Error('timeout'));
    await createCheckout({ ...context, withTimeout }).showGenericError();
    expect([modal(), notice()]).toEqual([undefined, "Sorry, there's been a problem. Please try again."]);
  });
});
