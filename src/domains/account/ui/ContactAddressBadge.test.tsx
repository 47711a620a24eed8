import { render, screen } from '@testing-library/react';
import { AccountMenu } from './AccountMenu';
import { ContactAddressBadge } from './ContactAddressBadge';

const show = (isShown: boolean) => {
  const onShown = jest.fn();
  const badge = <ContactAddressBadge isShown={isShown} onShown={onShown} />;
  const menu = (
    <AccountMenu accountLinks={[]} isMenuOpen={false} onToggleMenu={() => undefined} badge={badge} />
  );
  const { rerender } = render(menu);
  rerender(menu);
  return { onShown, name: screen.getByRole('button').textContent };
};

describe('the warning of a missing contact address', () => {
  it('stands in the account’s button when its flag is set, and is told of once [ACCT-1] [EVT-1]', () => {
    const { onShown, name } = show(true);
    expect(name).toContain('Your contact address is missing');
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  it('is not there otherwise, and nothing is told [ACCT-1]', () => {
    const { onShown, name } = show(false);
    expect(name).toBe('My account');
    expect(onShown).not.toHaveBeenCalled();
  });
});
