/** @jest-environment jsdom */
// The default environment uses the abort signals of Node.js, which jsdom's elements reject.
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestHeader } from '../testing/test-header';
import { Slot } from './MainBar';

const PRELOADED = {
  name: 'Delivery',
  changeHref: '/ecom/bookslot/delivery',
  day: 'Tue 05 May',
  time: '9am - 10am',
  start: '2026-05-05T08:00:00.000Z',
};

const setUp = () => {
  const header = createTestHeader({
    config: { session: { hasTokenSession: true } },
    preloaded: { summary: { slot: PRELOADED } },
  });
  const { container } = render(<Slot header={header.header} />);
  const load = () => {
    act(() => {
      header.run(CUSTOMER);
      header.loadOrder();
    });
  };
  const text = () => container.textContent;
  return { ...header, load, text, openPanel: () => header.header.page.getState().openPanel };
};

describe('Slot', () => {
  it('shows the preloaded slot until the slot is loaded [FED-8] [SLOT-3]', () => {
    const { text, load } = setUp();
    expect(text()).toContain('Tue 05 May');
    load();
    expect(text()).toContain('Mon 04 May');
  });

  it("is 'Slot' when the runtime has failed to load [SLOT-3] [FED-4]", () => {
    const { text, fail } = setUp();
    act(fail);
    expect(text()).toBe('Slot');
  });

  it('leaves a panel open that was opened meanwhile [SLOT-4]', async () => {
    const { load, openPanel, header } = setUp();
    load();
    await userEvent.click(screen.getByRole('button', { name: /Slot details/ }));
    // The press outside arrives before React has rendered the other panel.
    act(() => {
      header.page.getState().open('account');
      fireEvent.pointerDown(document.body);
      fireEvent.pointerUp(document.body);
    });
    expect(openPanel()).toBe('account');
  });
});
