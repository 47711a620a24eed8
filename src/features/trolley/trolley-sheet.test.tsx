/** @jest-environment jsdom */
// The default environment uses the abort signals of Node.js, which jsdom's elements reject.
import { render, screen } from '@testing-library/react';
import { createPress } from '../../context/testing/press';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { polyfillDialogs, silentDialogContext } from '../../ui/testing/polyfill-dialogs';
import { createTrolleySheet } from './trolley-sheet';

polyfillDialogs();

type Context = ReturnType<typeof createTestContext>['context'];

const setUp = (changes: Partial<Context> = {}) => {
  const header = createTestContext({ status: CUSTOMER });
  header.setTrolley();
  const open = createTrolleySheet({ ...header.context, ...changes });
  return { ...header, open: (event = createPress().event) => open(event, <b>Checkout</b>) };
};

describe('createTrolleySheet', () => {
  it('opens the sheet with the trolley and Checkout for a plain press [TROL-2] [CHK-1]', async () => {
    const { open, modal } = setUp();
    const { event, effects } = createPress();
    await open(event);
    expect(effects).toEqual(['default prevented', 'focused']);
    render(modal()?.render(silentDialogContext(() => undefined)));
    expect(screen.getByRole('dialog', { name: 'Your trolley' }).textContent).toContain('£43.10');
    expect(screen.getByText('Checkout')).toBeTruthy();
  });

  it('leaves a press with Ctrl to the link [NAV-14]', async () => {
    const { open, modal } = setUp();
    const { event, effects } = createPress({ ctrlKey: true });
    await open(event);
    expect([effects, modal()]).toEqual([[], undefined]);
  });

  it('closes the sheet when the host changes the page, and listens no longer [NAV-14] [FED-6]', async () => {
    const { open, modal, moveTo, listeners } = setUp();
    await open();
    moveTo('/ecom/shop/trolley');
    expect([modal(), listeners()]).toEqual([undefined, 0]);
  });

  it.each([
    ['the browser', false, ['go /ecom/shop/trolley']],
    ['the host’s router', true, []],
  ])('goes to the trolley by %s when the sheet fails to load [ERR-6]', async (_who, doesRoute, acts) => {
    const header = setUp({
      withTimeout: () => Promise.reject(new Error('404')),
      navigate: () => doesRoute,
    });
    await header.open();
    expect([header.modal(), header.acts, header.reports]).toEqual([undefined, acts, ['trolley: Error: 404']]);
  });
});
