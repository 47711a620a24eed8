import { render, screen } from '@testing-library/react';
import { AccountMenu } from './AccountMenu';
import { ContactAddressBadge } from './ContactAddressBadge';

const renderBadge = (isShown: boolean) => {
  const onShown = jest.fn();
  const badge = <ContactAddressBadge isShown={isShown} onShown={onShown} />;
  const menu = (
    <AccountMenu accountLinks={[]} isMenuOpen={false} onToggleMenu={() => undefined} badge={badge} />
  );
  const { rerender } = render(menu);
  rerender(menu);
  return { onShown, name: screen.getByRole('button').textContent };
};

describe('ContactAddressBadge', () => {
  it('is rendered in the account button when its flag is set, and calls onShown once [ACCT-1] [EVT-1]', () => {
    const { onShown, name } = renderBadge(true);
    expect(name).toContain('Your contact address is missing');
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  it('is not rendered without the flag, and does not call onShown [ACCT-1]', () => {
    const { onShown, name } = renderBadge(false);
    expect(name).toBe('My account');
    expect(onShown).not.toHaveBeenCalled();
  });
});
