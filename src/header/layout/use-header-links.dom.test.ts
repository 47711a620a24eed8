import { act, renderHook } from '@testing-library/react';
import type { HeaderConfig } from '../../../federation/contract';
import { CUSTOMER, OPERATOR, VISITOR } from '../../context/testing/shop-data';
import { createTestHeader } from '../testing/test-header';
import { useHeaderLinks } from './use-header-links';

const setUp = (config: Partial<HeaderConfig> = {}, address = 'https://shop.example/ecom/lists?page=2') => {
  const { header, config: full, run, runtime, moveTo } = createTestHeader({ address, config });
  const { result } = renderHook(() => useHeaderLinks(header, full));
  const labels = (...ids: Parameters<typeof result.current.inOrder>[0]) =>
    result.current.inOrder(ids).map(({ label }) => label);
  return {
    links: () => result.current,
    labels,
    hrefs: (...ids: Parameters<typeof result.current.inOrder>[0]) =>
      result.current.inOrder(ids).map(({ href }) => href),
    run: (status: Parameters<typeof run>[0]) => {
      act(() => {
        run(status);
      });
    },
    setPass: (status: 'ACTIVE' | 'UNKNOWN') => {
      act(() => {
        runtime.pass.setState({ status });
      });
    },
    moveTo: (path: string) => {
      act(() => {
        header.page.setState({ here: new URL(path, 'https://shop.example') });
      });
      moveTo(path);
    },
  };
};

describe('useHeaderLinks', () => {
  it('returns the links of the current shopper, in the given order [NAV-11] [AUTH-1] [AUTH-2]', () => {
    const { labels, run, links } = setUp({ session: { hasTokenSession: true } });
    run(VISITOR);
    expect([links().identity, labels('register', 'favourites', 'signIn')]).toEqual([
      'visitor',
      ['Register', 'Sign in'],
    ]);
    run(CUSTOMER);
    expect(labels('signOut', 'favourites', 'signIn', 'loyalty')).toEqual([
      'Sign out',
      'Favourites',
      'Fernleigh Rewards',
    ]);
    run(OPERATOR);
    expect(labels('signOut', 'favourites')).toEqual(['Favourites']);
  });

  it('leads from sign-in back to the current page, also after the host has changed it [NAV-2]', () => {
    const { hrefs, moveTo, links } = setUp();
    expect(hrefs('signIn')).toEqual(['/ecom/login?redirect=%2Fecom%2Flists%3Fpage%3D2']);
    moveTo('/ecom/recipes');
    expect([links().currentPath, hrefs('signIn')]).toEqual([
      '/ecom/recipes',
      ['/ecom/login?redirect=%2Fecom%2Frecipes'],
    ]);
  });

  it('leads to registration at the token service [NAV-3]', () => {
    const [href = ''] = setUp().hrefs('register');
    const { pathname, searchParams } = new URL(href, 'https://shop.example');
    expect(pathname).toBe('/token/auth');
    expect([searchParams.get('prompt'), searchParams.get('screen_hint')]).toEqual(['login', 'signup']);
  });

  it('has the delivery pass once its status is known [PASS-1]', () => {
    const { labels, run, setPass } = setUp();
    run(CUSTOMER);
    expect(labels('deliveryPass')).toEqual([]);
    setPass('ACTIVE');
    expect(labels('deliveryPass')).toEqual(['Delivery Pass']);
  });
});
