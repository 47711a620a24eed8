/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seasonKey } from '../../../federation/contract';
import { fragmentOf, MENU_SERVICES, TAXONOMY_BODY } from '../../context/testing/menu-services';
import { createTestContext } from '../../context/testing/test-context';
import { INTERACTION_TIMEOUT_MS } from '../../context/timeouts';
import { failed, ok } from '../../kernel/result';
import { useStore } from '../../ui/use-store';
import { createMenus } from './menus';
import { createNavMenus } from './nav-menus';
import { MENU_NOT_OPENED } from './texts';

const CHRISTMAS = ok(fragmentOf('Mince pies', 'Christmas'));
const MISSING = failed('http', 'status 404', 404);

interface Options {
  /** What the previous page has stored. */
  readonly stored?: string;
  readonly seasonal?: typeof CHRISTMAS | typeof MISSING;
  readonly load?: 'ok' | 'fails' | 'hangs';
}

/** Renders the end of a wide page's row, whose menus are not loaded. */
const setUp = ({ stored, seasonal = CHRISTMAS, load = 'ok' }: Options = {}) => {
  const header = createTestContext({
    config: { services: MENU_SERVICES },
    responses: [ok(TAXONOMY_BODY), MISSING, seasonal],
  });
  const { context } = header;
  if (stored !== undefined) context.browser.sessionStore.set(seasonKey(), stored);
  context.page.setState({ width: 1200 });
  const loads: string[] = [];
  const menus = createNavMenus(context, async () => {
    loads.push(load);
    if (load === 'fails') throw new Error('404');
    if (load === 'hangs') await new Promise(() => undefined);
    return createMenus(context);
  });
  menus.start();
  const Last = () => <ul>{useStore(menus.state, ({ last }) => last)}</ul>;
  render(<Last />);
  return {
    ...header,
    menus,
    loads,
    season: () => screen.queryByRole('button', { name: 'Christmas' }),
    press: async () => {
      await userEvent.click(screen.getByRole('button'));
      await act(header.paint);
    },
    openPanel: () => context.page.getState().openPanel,
    stored: () => context.browser.sessionStore.get(seasonKey()),
    notice: () => context.modals.store.getState().notice,
  };
};

describe('the button of the season', () => {
  it('is there before the menus if the previous page has stored its title [SEAS-1]', () => {
    const { season, loads, menus } = setUp({ stored: 'Christmas' });
    expect(season()?.getAttribute('aria-expanded')).toBe('false');
    expect([loads, menus.row.needsSeason()]).toEqual([[], false]);
  });

  it.each([undefined, ''])('waits for its title after %j, and stores it [SEAS-1]', (before) => {
    const { menus, season, stored } = setUp(before === undefined ? {} : { stored: before });
    expect([screen.queryByRole('button'), menus.row.needsSeason()]).toEqual([null, true]);
    act(() => {
      menus.row.onSeason('Christmas');
    });
    expect([season()?.textContent, stored(), menus.row.needsSeason()]).toEqual([
      'Christmas',
      'Christmas',
      false,
    ]);
  });

  it('stores its title once the menus are loaded [SEAS-1]', async () => {
    const { menus, season, stored, paint } = setUp();
    await act(async () => {
      menus.row.onIdle();
      await paint();
    });
    expect([season()?.textContent, stored()]).toEqual(['Christmas', 'Christmas']);
  });

  it('opens the menu by a press that came before its code, and keeps the focus [SEAS-1] [EVT-1]', async () => {
    const { season, press, openPanel, tracked } = setUp({ stored: 'Christmas' });
    await press();
    expect([openPanel(), season()]).toEqual(['seasonal', document.activeElement]);
    expect(screen.getByText('Mince pies').closest('[hidden]')).toBeNull();
    expect(tracked).toEqual([
      { event: 'click_megamenu', action: 'button_clicked', buttonLabel: 'Christmas', buttonType: 'menu' },
    ]);
  });

  it('goes when the season has ended since the previous page [SEAS-1]', async () => {
    const { season, press, openPanel, stored } = setUp({ stored: 'Christmas', seasonal: MISSING });
    await press();
    expect([season(), openPanel(), stored()]).toEqual([null, 'none', '']);
  });

  it('says so when the menu’s code fails to load [ERR-6]', async () => {
    const { press, openPanel, reports, notice } = setUp({ stored: 'Christmas', load: 'fails' });
    await press();
    expect([openPanel(), reports]).toEqual(['none', ['seasonal menu: Error: 404']]);
    expect(notice()).toBe(MENU_NOT_OPENED);
  });

  it('closes the menu whose code takes too long [ERR-6]', async () => {
    const { press, openPanel, clock } = setUp({ stored: 'Christmas', load: 'hangs' });
    await press();
    expect(openPanel()).toBe('seasonal');
    act(() => {
      clock.pass(INTERACTION_TIMEOUT_MS);
    });
    expect(openPanel()).toBe('none');
  });
});
