import { render, screen } from '@testing-library/react';
import { createManualClock } from '../../../kernel/testing/manual-clock';
import { failed } from '../../../kernel/result';
import { itemsOf } from '../model';
import { createMenusStore } from '../store';
import { createItemName } from './ItemName';
import { SideMenuLevel } from './SideMenuLevel';

const unavailable = { load: async () => failed('network', '') };
const nothing = () => undefined;

describe('SideMenuLevel', () => {
  it('has no empty list while its category is unknown [SLID-1]', () => {
    const store = createMenusStore({
      clock: createManualClock(),
      savesData: () => false,
      taxonomies: unavailable,
      fragments: unavailable,
      categories: [],
    });
    const menus = { store, itemsOf, ItemName: createItemName(async () => () => null) };
    const level = { menus, path: ['9'], title: 'C1', href: undefined, currentPath: '' };
    render(<SideMenuLevel {...level} onPush={nothing} onFollow={nothing} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
