import { routes } from '../../kernel/routes';
import { createTestContext } from '../../context/testing/test-context';
import { trackAccountMenu } from './track-account-menu';

/** Creates a header with a link and a text; a press on the link closes the menu, as the header's own does. */
const setUp = () => {
  const [element, link, text] = ['header', 'a', 'p'].map((name) => document.createElement(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  link.setAttribute('href', routes.orders);
  // As a browser translates it.
  link.append('Mes commandes');
  element.append(link, text);
  const { context, tracked } = createTestContext({ element });
  const { open } = context.page.getState();
  link.addEventListener('click', () => {
    open('none');
  });
  open('account');
  const press = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  trackAccountMenu(context);
  return { open, press, link, text, tracked };
};

describe('trackAccountMenu', () => {
  it('reports the English label of the followed link, before the press closes the menu [ACCT-1] [EVT-1]', () => {
    const { press, link, tracked } = setUp();
    press(link);
    expect(tracked).toEqual([{ event: 'account_menu_click', label: 'My orders' }]);
  });

  it('reports no link while the menu is closed, and no press on anything else [EVT-1]', () => {
    const { press, link, text, open, tracked } = setUp();
    press(text);
    open('none');
    press(link);
    expect(tracked).toEqual([]);
  });
});
