import { fireEvent } from '@testing-library/react';
import { failed, ok, type Result } from '../../kernel/result';
import { createEarlyHeader } from '../../header/testing/early-menu';
import { MENU_SERVICES, TAXONOMY_BODY } from '../../context/testing/menu-services';
import { createTestContext } from '../../context/testing/test-context';
import { createMenus } from './menus';
import { createNavMenus } from './nav-menus';

const MISSING = failed('http', 'status 404', 404);
const RESPONSES: readonly Result<unknown>[] = [ok(TAXONOMY_BODY), MISSING, MISSING];

/** Starts the row's menus in a wide page that a server has rendered. */
const setUp = ({ isOpen = false, fails = false, isRefused = false }) => {
  const early = createEarlyHeader(document, isRefused ? () => undefined : undefined);
  if (isOpen) fireEvent.click(early.link);
  const { context, paint, tracked } = createTestContext({
    config: { services: MENU_SERVICES },
    responses: RESPONSES,
    element: early.header,
  });
  context.page.setState({ width: 1200 });
  let loads = 0;
  const menus = createNavMenus(context, () => {
    loads += 1;
    return fails ? Promise.reject(new Error('404')) : Promise.resolve(createMenus(context));
  });
  menus.start();
  return {
    ...early,
    tracked,
    menus,
    loads: () => loads,
    /** Waits for the menu's code and content. */
    ready: paint,
    toggle: () => menus.state.getState().menus?.groceries?.toggle,
    openPanel: () => context.page.getState().openPanel,
  };
};

describe('the early menu of a server', () => {
  it('keeps its link until the menu has loaded, and is removed then [FED-8] [MEGA-3]', async () => {
    const { panel, menus, toggle, openPanel, loads, ready } = setUp({});
    expect(toggle()).not.toHaveProperty('role');
    expect(loads()).toBe(0);
    menus.row.onIdle();
    await ready();
    expect(toggle()).toMatchObject({ role: 'button', 'aria-expanded': false });
    expect(panel.dataset['started']).toBeUndefined();
    expect(openPanel()).toBe('none');
  });

  it('loads the menu at once if it is open, which replaces it; the press is reported once [EVT-1] [MEGA-3]', async () => {
    const { panel, toggle, openPanel, tracked, loads, ready } = setUp({ isOpen: true });
    expect(loads()).toBe(1);
    await ready();
    expect(toggle()).toMatchObject({ role: 'button', 'aria-expanded': true });
    expect(panel.dataset['started']).toBeUndefined();
    expect(openPanel()).toBe('groceries');
    expect(tracked).toEqual([
      { event: 'click_megamenu', action: 'button_clicked', buttonLabel: 'Groceries', buttonType: 'menu' },
    ]);
  });

  it('is ignored in a page whose policy has refused its script [FED-7]', () => {
    expect(setUp({ isRefused: true }).toggle()).toMatchObject({ role: 'button', 'aria-expanded': false });
  });

  it('stays if the code of the menu fails to load [FED-4]', async () => {
    const { link, menus, isOpen, ready } = setUp({ fails: true });
    menus.row.onIdle();
    await ready();
    fireEvent.click(link);
    expect(isOpen()).toBe(true);
  });
});
