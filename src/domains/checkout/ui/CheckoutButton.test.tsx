/** @jest-environment jsdom */
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
      place="strip"
      onPress={onPress}
      {...props}
    />,
  );
  return { onPress, link: screen.getByRole('link', { name: /Checkout/ }) };
};

describe('CheckoutButton', () => {
  it.each(['rest', 'success', 'save'] as const)('%s: is a link and renders its state [CHK-2]', (state) => {
    const { link } = setUp({ state });
    expect(link.getAttribute('href')).toBe(HREF);
    expect(link.getAttribute('aria-disabled')).toBe('false');
    expect(link.getAttribute('aria-busy')).toBe('false');
    expect(link.dataset['state']).toBe(state);
  });

  it('waiting: is disabled with a spinner, keeps its name, is focusable and has no href [CHK-2]', async () => {
    const { link } = setUp({ state: 'waiting' });
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(link.getAttribute('aria-busy')).toBe('true');
    expect(link.childElementCount).toBe(2);
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
  });

  it('closed: has no href and no spinner, and is described by the reason [TROL-6]', () => {
    const { link } = setUp({ closed: { reason: 'Spend £10 more', summary: '£10.00 to go' } });
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-busy')).toBe('false');
    expect(link.childElementCount).toBe(1);
    const described = (link.getAttribute('aria-describedby') ?? '').split(' ');
    const text = described.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    expect(text).toContain('Spend £10 more');
    expect(text).toContain('£10.00 to go');
  });
});
