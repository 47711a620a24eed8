/** @jest-environment jsdom */
// The usual one has the abort signals of Node.js, which its own elements refuse.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutButton } from './CheckoutButton';
import { CheckoutReason } from './CheckoutReason';

type Props = Parameters<typeof CheckoutButton>[0];

const HREF = '/ecom/beforeYouGo';

const setUp = (props: Partial<Props>) => {
  const onPress = jest.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  render(
    <CheckoutButton
      href={HREF}
      state="rest"
      closed={undefined}
      Reason={CheckoutReason}
      told="line"
      onPress={onPress}
      {...props}
    />,
  );
  return { onPress, link: screen.getByRole('link', { name: /Checkout/ }) };
};

describe('the Checkout control', () => {
  it.each(['rest', 'success', 'save'] as const)(
    '%s: leads on, and shows which state it is in [CHK-2]',
    (state) => {
      const { link } = setUp({ state });
      expect(link.getAttribute('href')).toBe(HREF);
      expect(link.getAttribute('aria-disabled')).toBe('false');
      expect(link.getAttribute('aria-busy')).toBe('false');
      expect(link.dataset['state']).toBe(state);
    },
  );

  it('waiting: disabled with a spinner, keeps its name and can be focused, leads nowhere [CHK-2]', async () => {
    const { link } = setUp({ state: 'waiting' });
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(link.getAttribute('aria-busy')).toBe('true');
    expect(link.childElementCount).toBe(2);
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
  });

  it('closed: leads nowhere and is described by the reason, without a spinner [TROL-6]', () => {
    const { link } = setUp({ closed: { reason: 'Spend £10 more', toGo: '£10.00 to go' } });
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-busy')).toBe('false');
    expect(link.childElementCount).toBe(1);
    const described = (link.getAttribute('aria-describedby') ?? '').split(' ');
    const text = described.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    expect(text).toContain('Spend £10 more');
    expect(text).toContain('£10.00 to go');
  });
});
