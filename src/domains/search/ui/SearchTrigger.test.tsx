/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { SearchTrigger } from './SearchTrigger';

const trigger = (isOpen: boolean) => (
  <SearchTrigger isOpen={isOpen} onOpen={() => undefined} onCancel={() => undefined}>
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
});
