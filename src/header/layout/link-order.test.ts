import { LINK_IDS } from '../../domains/menus';
import { LINK_ORDER } from './link-order';
import { SIDE_MENU_ORDER } from './ConnectedSideMenu';

describe('the order of links', () => {
  it('has every link in the side menu, each once [NAV-11] [SLID-1]', () => {
    const shown = SIDE_MENU_ORDER.flatMap(({ ids }) => [...ids]);
    expect(shown.sort()).toEqual([...LINK_IDS].sort());
  });

  it('has every link on wide screens, except slot and trolley, which have their own buttons [NAV-11]', () => {
    const shown = new Set<string>([...Object.values(LINK_ORDER).flat(), 'slot', 'trolley']);
    expect(LINK_IDS.filter((id) => !shown.has(id))).toEqual([]);
  });

  it.each(Object.entries(LINK_ORDER))('has each link once in %s [NAV-11]', (_place, ids) =>
    expect(new Set(ids).size).toBe(ids.length),
  );
});
