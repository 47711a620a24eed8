import { act, render, screen, within } from '@testing-library/react';
import { createManualClock } from '../../../kernel/testing/manual-clock';
import { failed, ok } from '../../../kernel/result';
import { itemsOf } from '../model';
import { createMenusStore } from '../store';
import { category } from '../testing/categories';
import { createItemName } from './ItemName';
import { SideMenuLevel } from './SideMenuLevel';

const Icon = ({ name }: { readonly name: string }) => <svg data-testid={name} />;

const renderLevel = async (path = ['1']) => {
  const marks = { icon: 'giftCard', tone: 'bold', hasWarning: true };
  const store = createMenusStore({
    clock: createManualClock(),
    savesData: () => false,
    taxonomies: { load: async () => failed('network', '') },
    fragments: { load: async () => ok({ content: <p>This week</p> }) },
    categories: [category('1', ['2', '3'], { fragment: 'one' }), category('2', [], { marks }), category('3')],
  });
  const menus = { store, itemsOf, ItemName: createItemName(async () => Icon) };
  const nothing = () => undefined;
  render(
    <SideMenuLevel
      {...{
        menus,
        path,
        title: 'C1',
        href: undefined,
        currentPath: '',
        onPush: nothing,
        onFollow: nothing,
      }}
    />,
  );
  await act(async () => {
    store.getState().open('Shop');
    path.forEach((id, level) => {
      store.getState().enter(level, id);
    });
  });
};

describe('SideMenuLevel', () => {
  it('renders its content below the items [MEGA-5] [SLID-1]', async () => {
    await renderLevel();
    const last = screen.getByRole('link', { name: 'C3' });
    const content = await screen.findByText('This week');
    expect(last.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('renders the icon, the text style and the warning of an item [MEGA-1]', async () => {
    await renderLevel();
    const item = screen.getByRole('link', { name: 'C2 (attention)' });
    expect(within(item).getByText('C2').dataset['tone']).toBe('bold');
    expect(await screen.findByTestId('giftCard')).not.toBeNull();
    expect(await screen.findByTestId('warning')).not.toBeNull();
  });

  it('has no empty list while its category is unknown [SLID-1]', async () => {
    await renderLevel(['9']);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
