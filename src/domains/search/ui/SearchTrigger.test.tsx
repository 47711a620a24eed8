/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchTrigger } from './SearchTrigger';

const trigger = (isOpen: boolean, onCancel: () => void = () => undefined) => (
  <SearchTrigger isOpen={isOpen} onOpen={() => undefined} onCancel={onCancel}>
    <input aria-label="Search" />
  </SearchTrigger>
);

/** Renders the trigger in a host whose styles make an ancestor the containing block of fixed elements. */
const setUp = (isOpen: boolean) => {
  const { rerender } = render(trigger(isOpen));
  const panel = screen.getByRole('textbox').parentElement;
  if (!panel) throw new Error('the field has no panel');
  Object.defineProperty(panel, 'offsetParent', { value: document.body });
  panel.showPopover = () => {
    panel.setAttribute('popover', panel.popover ?? '');
  };
  const show = (isNowOpen: boolean) =>
    act(async () => {
      rerender(trigger(isNowOpen));
      await Promise.resolve();
    });
  return { panel, show };
};

describe('SearchTrigger', () => {
  it('moves the open search to the top layer, and back once it is closed [SRCH-10] [FED-6]', async () => {
    const { panel, show } = setUp(false);
    await show(true);
    expect(panel.getAttribute('popover')).toBe('manual');
    await show(false);
    expect(panel.hasAttribute('popover')).toBe(false);
  });

  it('is cancelled by Escape before the code of the overlay has loaded, and the button gets the focus [SRCH-10]', () => {
    const cancelled: string[] = [];
    const { unmount } = render(trigger(true, () => cancelled.push('cancelled')));
    const field = screen.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'a' });
    expect(cancelled).toEqual([]);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(cancelled).toEqual(['cancelled']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open search' }));
    unmount();
  });
});
