import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CUSTOMER, OPERATOR, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { followAppBanner } from './app-banner';

const COOKIE = 'wtr_app_banner_dismissed';
const REFUSED = ['wtr_cookies_functional', 'false'] as const;

const setUp = (status = VISITOR) => {
  const { context, ...header } = createTestContext({ status });
  const stop = followAppBanner({ ...context, store: 'android', href: 'https://app.example/' });
  const strip = () => context.modals.store.getState().strips.app;
  const dismiss = async () => {
    render(strip());
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  };
  return { ...header, page: context.page, stop, strip, dismiss };
};

describe('followAppBanner', () => {
  it('is removed while an order is amended [APP-1] [AMND-1]', () => {
    const { strip, page } = setUp();
    page.setState({ amendHeight: 48 });
    expect(strip()).toBeFalsy();
    page.setState({ amendHeight: 0 });
    expect(strip()).toBeTruthy();
  });

  it('is shown to shoppers, not to staff or before it is known who is signed in [APP-1] [AUTH-3]', () => {
    const { strip, signIn } = setUp({ kind: 'initialising' });
    expect(strip()).toBeFalsy();
    signIn(VISITOR);
    expect(strip()).toBeTruthy();
    signIn(OPERATOR);
    expect(strip()).toBeFalsy();
  });

  it('remembers a dismissal for a year by cookie [APP-2]', async () => {
    const { dismiss, strip, cookies, cookieAges } = setUp();
    await dismiss();
    expect(strip()).toBeFalsy();
    expect([cookies.get(COOKIE), cookieAges.get(COOKIE)]).toEqual(['1', 365 * 24 * 60 * 60]);
  });

  it('remembers a dismissal for this page only after functional storage was refused [APP-2] [AUTH-8]', async () => {
    const { dismiss, strip, cookies, setCookie, signIn } = setUp();
    setCookie(...REFUSED);
    await dismiss();
    signIn(CUSTOMER);
    expect(strip()).toBeFalsy();
    expect(cookies.has(COOKIE)).toBe(false);
  });

  it('removes the banner and its listener when it is stopped [FED-6]', () => {
    const { strip, stop, signIn } = setUp();
    stop();
    expect(strip()).toBeNull();
    signIn(CUSTOMER);
    expect(strip()).toBeNull();
  });
});
