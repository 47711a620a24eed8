/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useStore } from '../../ui/use-store';
import { createStore } from 'zustand/vanilla';
import { createMenuTrigger, loadMegaMenu } from '../../domains/menus';
import { ok, type Result } from '../../kernel/result';
import { fragmentOf, MENU_SERVICES, TAXONOMY_BODY } from '../../context/testing/menu-services';
import { moveMouse } from '../../context/testing/move-mouse';
import { CUSTOMER, OPERATOR, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createMegaMenuController } from './mega-menu-controller';
import { createMenus } from './menus';

const MIDDLE = ok(fragmentOf('Offer'));
const SEASONAL = ok(fragmentOf('Mince pies', 'Christmas'));
const HEADER_BOTTOM = 159;

type Options = Parameters<typeof createTestContext>[0];

/** Renders the menus of a row whose services return these responses: categories, middle and seasonal content. */
const setUp = async (
  responses: readonly Result<unknown>[] = [ok(TAXONOMY_BODY), MIDDLE, SEASONAL],
  options: Options = {},
) => {
  const element = document.createElement('header');
  element.getBoundingClientRect = () => ({ bottom: HEADER_BOTTOM }) as DOMRect;
  const header = createTestContext({ config: { services: MENU_SERVICES }, responses, element, ...options });
  const { context, clock } = header;
  const { page } = context;
  const menus = await createMenus(context);
  const row = createStore<{ groceries?: ReactNode; last?: ReactNode }>(() => ({}));
  /** Renders the row as it is now, outside of a render, as the navigation does. */
  const show = () => {
    row.setState({ groceries: controller.groceries(), last: controller.last() });
  };
  const close = () => {
    page.getState().open('none');
  };
  const controller = createMegaMenuController({
    ...context,
    menus,
    panels: await loadMegaMenu(),
    trigger: createMenuTrigger({
      clock,
      menu: 'groceries',
      openMenu: () => page.getState().openPanel,
      hoverOpened: context.hoverOpened,
      mayHover: () => false,
      open: () => undefined,
      close,
    }),
    close,
    onChange: show,
  });
  show();
  const Row = () => {
    const { groceries, last } = useStore(row);
    return (
      <ul>
        <li>
          <a href="/ecom/shop/browse/groceries">Groceries</a>
          {groceries}
        </li>
        {last}
      </ul>
    );
  };
  const { container } = render(<Row />);
  page.subscribe(show);
  const prepare = () =>
    act(async () => {
      void menus.prepare();
      await header.paint();
    });
  const open = () =>
    act(async () => {
      page.getState().open('groceries');
    });
  const tops = () =>
    [...container.querySelectorAll<HTMLElement>('[role=group][style]')].map(({ style }) =>
      style.getPropertyValue('--sh-top'),
    );
  return { ...header, page, controller, prepare, open, tops };
};

describe('the groceries panel', () => {
  it.each([
    ['a customer', CUSTOMER, true],
    ['staff', OPERATOR, false],
    ['a visitor', VISITOR, false],
  ])('for %s has Sign out: %p [MEGA-7] [AUTH-3]', async (_who, status, isShown) => {
    const { open } = await setUp([], { status });
    await open();
    expect(screen.queryByRole('link', { name: 'Sign out' }) !== null).toBe(isShown);
  });

  it('reports the followed link [EVT-1] [MEGA-5]', async () => {
    const { prepare, open, tracked } = await setUp();
    await prepare();
    await open();
    const bakery = screen.getByRole('link', { name: 'Bakery' });
    bakery.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await userEvent.click(bakery);
    expect(tracked).toEqual([
      { event: 'click_megamenu', action: 'button_clicked', buttonLabel: 'Bakery', buttonType: 'link' },
    ]);
  });
});

describe('the seasonal menu', () => {
  it('does not open by a mouse after it is stopped [FED-6]', async () => {
    const { prepare, page, clock, controller } = await setUp();
    await prepare();
    moveMouse(screen.getByRole('button', { name: 'Christmas' }));
    controller.stop();
    clock.pass(1_000);
    expect(page.getState().openPanel).toBe('none');
  });
});

describe('createMegaMenuController', () => {
  it('opens its panels at the bottom of the header, without the amend bar [MEGA-3] [AMND-1]', async () => {
    const { controller, page, open, tops } = await setUp();
    expect(tops()).toEqual(['159px']);
    act(() => {
      page.setState({ amendHeight: 60 });
    });
    controller.willOpen();
    await open();
    expect(tops()).toEqual(['99px']);
  });
});
