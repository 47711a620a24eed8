import { render, renderHook, screen } from '@testing-library/react';
import { MENU_SERVICES } from '../../context/testing/menu-services';
import { createTestHeader } from '../testing/test-header';
import { Navigation } from './Navigation';
import { useHeaderLinks } from './use-header-links';

describe('Navigation', () => {
  it('has the links of the shop, with the current page marked [NAV-11] [NAV-14]', () => {
    const { header, config } = createTestHeader({ config: { services: MENU_SERVICES } });
    const { result } = renderHook(() => useHeaderLinks(header, config));
    render(<Navigation header={header} links={result.current} />);
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
});
