import { act, render, renderHook, screen } from '@testing-library/react';
import { CUSTOMER } from '../../context/testing/shop-data';
import { MENU_SERVICES } from '../../context/testing/menu-services';
import { createTestHeader } from '../testing/test-header';
import { Navigation } from './Navigation';
import { useHeaderLinks } from './use-header-links';

const setUp = () => {
  const header = createTestHeader({ config: { services: MENU_SERVICES } });
  const { result } = renderHook(() => useHeaderLinks(header.header, header.config));
  const show = () => render(<Navigation header={header.header} links={result.current} />);
  return { ...header, show };
};

describe('Navigation', () => {
  it('has the links of the shop, with the current page marked [NAV-11] [NAV-14]', () => {
    setUp().show();
    expect(screen.getByRole('navigation', { name: 'Shop' })).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Groceries',
      'Entertaining',
      'Offers',
      'New',
      'Inspiration',
      'Recipes',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Groceries');
  });

  it('has the links of a signed-in customer, and makes Groceries the button of its menu [NAV-11] [MEGA-3]', () => {
    const { run, runtime, show } = setUp();
    act(() => {
      run(CUSTOMER);
    });
    show();
    expect(screen.getByRole('link', { name: 'Favourites' })).toBeTruthy();
    act(() => {
      runtime.navMenus.start();
    });
    expect(screen.getByRole('button', { name: 'Groceries' }).getAttribute('aria-expanded')).toBe('false');
  });
});
