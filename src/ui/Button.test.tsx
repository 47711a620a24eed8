import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './Button';

const onClick = jest.fn();
const button = () => screen.getByRole('button', { name: 'Place order' });

describe('Button', () => {
  for (const [state, props, isBusy] of [
    ['waiting', { isWaiting: true }, true],
    ['held', { isHeld: true }, false],
  ] as const) {
    it(`keeps its name and the focus and ignores clicks while it is ${state} [INST-1]`, async () => {
      const { rerender } = render(
        <Button kind="primary" onClick={onClick}>
          Place order
        </Button>,
      );
      button().focus();
      rerender(
        <Button kind="primary" onClick={onClick} {...props}>
          Place order
        </Button>,
      );
      expect(document.activeElement).toBe(button());
      expect(button().getAttribute('aria-disabled')).toBe('true');
      expect(button().getAttribute('aria-busy') === 'true').toBe(isBusy);
      await userEvent.keyboard('{Enter}');
      expect(onClick).not.toHaveBeenCalled();
    });
  }
});

describe('ButtonLink', () => {
  const link = () => screen.getByRole('link', { name: 'Choose a new slot' });

  it('stays a focusable link but ignores clicks while it is held [ERR-4]', async () => {
    render(
      <ButtonLink kind="secondary" href="/ecom/bookslot/delivery" isHeld onClick={onClick}>
        Choose a new slot
      </ButtonLink>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(link());
    expect(link().hasAttribute('href')).toBe(false);
    expect(link().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(link());
    expect(onClick).not.toHaveBeenCalled();
  });
});
