import { orderRoute, routes } from '../../kernel/routes';
import { createTestContext } from '../../context/testing/test-context';
import { trackAccountMenu } from './track-account-menu';

/** Creates a header with a link and a text; a press on the link closes the menu, as the header's own does. */
const setUp = (href: string = routes.orders) => {
  const element = document.createElement('header');
  // As a browser translates it.
  const translated = `<a href="${href}">Mes commandes</a><p>Bonjour</p>`;
  element.append(document.createRange().createContextualFragment(translated));
  const { context, tracked } = createTestContext({ element });
  const { open } = context.page.getState();
  element.querySelector('a')?.addEventListener('click', () => {
    open('none');
  });
  open('account');
  trackAccountMenu(context);
  const press = (target: 'a' | 'p') => element.querySelector<HTMLElement>(target)?.click();
  return { open, press, tracked };
};

describe('trackAccountMenu', () => {
  it('reports the English label of the followed link, before the press closes the menu [ACCT-1] [EVT-1]', () => {
    const { press, tracked } = setUp();
    press('a');
    expect(tracked).toEqual([{ event: 'account_menu_click', label: 'My orders' }]);
  });

  it('reports the link to the next order [ACCT-1] [EVT-1]', () => {
    const { press, tracked } = setUp(orderRoute('co-1'));
    press('a');
    expect(tracked).toEqual([{ event: 'account_menu_click', label: 'Next order' }]);
  });

  it('reports no link while the menu is closed, and no press on anything else [EVT-1]', () => {
    const { press, open, tracked } = setUp();
    press('p');
    open('none');
    press('a');
    expect(tracked).toEqual([]);
  });
});
