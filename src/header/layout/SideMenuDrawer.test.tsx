/** @jest-environment jsdom */
// The default environment uses the abort signals of Node.js, which jsdom's elements reject.
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { polyfillDialogs } from '../../ui/testing/polyfill-dialogs';
import { createTestHeader } from '../testing/test-header';
import { SideMenuDrawer } from './SideMenuDrawer';
import { useHeaderLinks } from './use-header-links';

polyfillDialogs();

const setUp = () => {
  const { header, config } = createTestHeader();
  const { result } = renderHook(() => useHeaderLinks(header, config));
  render(
    <SideMenuDrawer header={header} links={result.current} hasMultiSearch>
      More
    </SideMenuDrawer>,
  );
  const open = (panel: 'menu' | 'none') =>
    act(async () => {
      header.page.getState().open(panel);
    });
  return { open, page: header.page, sideMenu: () => header.page.getState().sideMenu };
};

describe('SideMenuDrawer', () => {
  it('loads its code with the first press, and opens the menu once it is loaded [SLID-1]', async () => {
    const { open, sideMenu } = setUp();
    expect([sideMenu(), screen.queryByRole('dialog')]).toEqual(['loading', null]);
    await open('menu');
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
    expect(sideMenu()).toBe('loaded');
  });

  it('removes the menu when it is closed, and opens it again at once [SLID-1]', async () => {
    const { open } = setUp();
    await open('menu');
    await screen.findByRole('dialog');
    await open('none');
    expect(screen.queryByRole('dialog')).toBeNull();
    await open('menu');
    expect(screen.getByRole('dialog').textContent).toContain('More');
  });

  it('closes a menu whose code is still loading when Escape is pressed anywhere [SLID-1] [SHELL-7]', () => {
    const { page } = setUp();
    act(() => {
      page.getState().open('menu');
    });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(page.getState().openPanel).toBe('none');
  });
});
