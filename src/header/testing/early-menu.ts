import { startEarlyMenu } from '../server/early-menu';

const GROCERIES = '/ecom/shop/browse/groceries';

/**
 * Creates the elements of a server's header that the early menu uses. They are not in the page.
 *
 * @param start runs the menu's script; by default it does
 */
export const createEarlyHeader = (page: Document, start = startEarlyMenu) => {
  const create = <Name extends 'a' | 'div' | 'header' | 'nav'>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
    ...children: readonly (Node | string)[]
  ) => {
    const element = page.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const link = create('a', { href: GROCERIES }, 'Groceries');
  const offers = create('a', { href: '/offers' }, 'Offers');
  const first = create('a', { href: '/bakery' }, 'Bakery');
  // As with the header's style sheet.
  const panel = create('div', { 'data-early-menu': '', hidden: '', style: 'position: absolute' }, first);
  const header = create('header', {}, create('nav', {}, link, panel, offers));
  start(header);
  return { header, link, offers, panel, first, isOpen: () => !panel.hidden };
};
