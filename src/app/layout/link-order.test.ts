import { LINK_IDS } from '../../domains/menus';
import { LINK_ORDER } from './link-order';
import { SLIDE_OUT_ORDER } from './slide-out-order';

describe('links in the layouts', () => {
  it('all stand in the side panel, each once [NAV-11] [SLID-1]', () => {
    const shown = SLIDE_OUT_ORDER.flatMap(({ ids }) => [...ids]);
    expect(shown.sort()).toEqual([...LINK_IDS].sort());
  });

  it('all stand somewhere on wide screens, where slot and trolley have buttons of their own [NAV-11]', () => {
    const shown = new Set<string>([...Object.values(LINK_ORDER).flat(), 'slot', 'trolley']);
    expect(LINK_IDS.filter((id) => !shown.has(id))).toEqual([]);
  });

  it.each(Object.entries(LINK_ORDER))('stand once in %s [NAV-11]', (_place, ids) => {
    expect(new Set(ids).size).toBe(ids.length);
  });
});
