import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './Button';

const onClick = jest.fn();
const button = () => screen.getByRole('button', { name: 'Place order' });

describe('a button', () => {
  it('acts when it is pressed [INST-1]', async () => {
    render(
      <Button kind="primary" onClick={onClick}>
        Place order
      </Button>,
    );
    await userEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  for (const [how, props, isBusy] of [
    ['waits', { isWaiting: true }, true],
    ['is held', { isHeld: true }, false],
  ] as const) {
    it(`that ${how} keeps its name and the focus, and does nothing [INST-1]`, async () => {
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

describe('a link that looks like a button', () => {
  const link = () => screen.getByRole('link', { name: 'Choose a new slot' });

  it('leads where it says [ERR-3]', () => {
    render(
      <ButtonLink kind="secondary" href="/ecom/bookslot/delivery">
        Choose a new slot
      </ButtonLink>,
    );
    expect(link().getAttribute('href')).toBe('/ecom/bookslot/delivery');
  });

  it('that is held stays a link that can have the focus, and leads nowhere [ERR-4]', async () => {
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
