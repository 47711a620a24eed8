/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from '../../ui/use-store';
import { ok } from '../../kernel/result';
import { fragmentOf, MENU_SERVICES, TAXONOMY_BODY } from '../../context/testing/menu-services';
import { moveMouse } from '../../context/testing/move-mouse';
import { CUSTOMER, OPERATOR, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createMenus } from './menus';
import { createNavMenus } from './nav-menus';

const MIDDLE = ok(fragmentOf('Offer'));
const SEASONAL = ok(fragmentOf('Mince pies', 'Christmas'));
const HEADER_BOTTOM = 159;

type Options = Parameters<typeof createTestContext>[0];

/** Renders the row of a wide page whose menus are loaded: categories, middle and seasonal content. */
const setUp = async (options: Options = {}) => {
  const element = document.createElement('header');
  element.getBoundingClientRect = () => ({ bottom: HEADER_BOTTOM }) as DOMRect;
  const header = createTestContext({
    config: { services: MENU_SERVICES },
    responses: [ok(TAXONOMY_BODY), MIDDLE, SEASONAL],
    element,
    ...options,
  });
  const { page } = header.context;
  const observed = new Set<Element>();
  Object.assign(header.context.browser, {
    observeHeight(item: Element) {
      observed.add(item);
      return () => observed.delete(item);
    },
  });
  page.setState({ width: 1200 });
  const { state, start, row } = createNavMenus(header.context, () => createMenus(header.context));
  const stop = start();
  const Row = () => {
    const { menus, last } = useStore(state);
    return (
      <ul>
        <li>
          <a href="/ecom/shop/browse/groceries" {...menus?.groceries?.toggle}>
            Groceries
          </a>
          {menus?.groceries?.panel}
        </li>
        {last}
      </ul>
    );
  };
  render(<Row />);
  await act(async () => {
    row.onIdle();
    await header.paint();
  });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Groceries' }));
  return { ...header, page, stop, press, observed };
};

describe('the groceries panel', () => {
  it.each([
    ['a customer', CUSTOMER, true],
    ['staff', OPERATOR, false],
    ['a visitor', VISITOR, false],
  ])('for %s has Sign out: %p [MEGA-7] [AUTH-3]', async (_who, status, isShown) => {
    const { press } = await setUp({ status });
    await press();
    expect(screen.queryByRole('link', { name: 'Sign out' }) !== null).toBe(isShown);
  });

  it('reports the followed link [EVT-1] [MEGA-5]', async () => {
    const { press, tracked } = await setUp();
    await press();
    const bakery = screen.getByRole('link', { name: 'Bakery' });
    bakery.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await userEvent.click(bakery);
    expect(tracked.slice(1)).toEqual([
      { event: 'click_megamenu', action: 'button_clicked', buttonLabel: 'Bakery', buttonType: 'link' },
    ]);
  });
});

describe('the content next to the columns', () => {
  const category = (id: string, parent: string | undefined, categoryIds: readonly string[]) => ({
    id,
    name: `Category ${id}`,
    url: `/ecom/shop/browse/groceries/${id}`,
    parent,
    categoryIds,
  });
  const TREE = JSON.stringify({
    categories: [
      { ...category('10051', undefined, ['1']), seasonalMenuTitle: 'Christmas' },
      { ...category('1', '10051', ['2']), megaMenuBanner: 'menu/category/1/master' },
      category('2', '1', ['3']),
      category('3', '2', []),
    ],
  });

  it('has link cards and the seasonal panel at each level [MEGA-1]', async () => {
    const { press, paint } = await setUp({
      responses: [ok(TREE), MIDDLE, SEASONAL, ok(TREE), ok(fragmentOf('Own offer')), ok(TREE)],
    });
    await press();
    const enter = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await act(paint);
    };
    const shown = () => [screen.queryByText('Own offer') ? 'own' : screen.getByText('Offer').textContent];
    const seasonal = () => screen.getAllByText('Mince pies').length;
    expect([shown(), seasonal()]).toEqual([['Offer'], 2]);
    await enter('Category 1');
    expect([shown(), seasonal()]).toEqual([['own'], 2]);
    await enter('Category 2');
    expect([shown(), seasonal()]).toEqual([['Offer'], 2]);
  });
});

describe('the seasonal menu', () => {
  it('is observed for the arrows of the row only while it is there [MEGA-6] [FED-6]', async () => {
    const responses = [ok(TAXONOMY_BODY), MIDDLE, SEASONAL, MIDDLE, MIDDLE];
    const { observed, signIn, paint } = await setUp({ status: CUSTOMER, responses });
    const item = screen.getByRole('button', { name: 'Christmas' }).parentElement;
    expect(observed).toContain(item);
    await act(async () => {
      signIn(VISITOR);
      await paint();
    });
    expect(item?.isConnected).toBe(false);
    expect(observed).not.toContain(item);
  });

  it('does not open by a mouse after it is stopped [FED-6]', async () => {
    const { page, clock, stop } = await setUp();
    moveMouse(screen.getByRole('button', { name: 'Christmas' }));
    act(stop);
    clock.pass(1_000);
    expect(page.getState().openPanel).toBe('none');
  });
});

describe('createMegaMenuController', () => {
  it('opens its panels at the bottom of the header, without the amend bar [MEGA-3] [AMND-1]', async () => {
    const { page, press } = await setUp();
    const panel = screen.getByLabelText('Groceries');
    expect(panel.style.getPropertyValue('--sh-top')).toBe('159px');
    act(() => {
      page.setState({ amendHeight: 60 });
    });
    await press();
    expect(panel.style.getPropertyValue('--sh-top')).toBe('99px');
  });
});
