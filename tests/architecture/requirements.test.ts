import { readFileSync } from 'node:fs';
import { menuLinks } from '../../src/domains/menus';
import { CUSTOMER_SERVICE, FIND_A_STORE } from '../../src/domains/menus/texts';
import { headerConfig } from '../../src/context/testing/header-config';
import { routes } from '../../src/kernel/routes';
import { english } from '../../src/kernel/translate';

const requirements = readFileSync('docs/requirements.md', 'utf8');

const statementOf = (id: string): string => new RegExp(`^- ${id} (.*)$`, 'm').exec(requirements)?.[1] ?? '';

describe('docs/requirements.md', () => {
  it('names every navigation link of the header but the home, which the logo links to, too [NAV-11] [NAV-13]', () => {
    const [, list = ''] = /^Navigation links: (.*), each shown/.exec(statementOf('NAV-11')) ?? [];
    const links = menuLinks(english, {
      here: new URL('https://shop.example/'),
      registerHref: '/register',
      loyaltyName: 'loyalty page',
      loyaltySegment: 'rewards',
      passHref: '/pass',
    });
    const labels = [...links.values()].map(({ label }) => label);
    expect([...list.split(', '), 'Groceries'].sort()).toEqual(labels.sort());
  });

  it('names every link of the top bar [NAV-12]', () => {
    const [, shops = '', help = ''] =
      /the brand: (.*), each in a new tab.*; plus (.*)\.$/.exec(statementOf('NAV-12')) ?? [];
    const named = shops.split(', ').map((shop) => shop.replace(/^.*\//, ''));
    const shown = Object.keys(headerConfig().brand.sisterShops).map((key) =>
      key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    );
    expect(named).toEqual(shown);
    expect(help).toBe(`'${FIND_A_STORE}' and '${CUSTOMER_SERVICE}'`);
  });

  it('has every fixed path of the shop in its table of routes, except those of statements [NAV-1]', () => {
    const [, table = ''] = /^## Appendix A([^]*?)^## Appendix B/m.exec(requirements) ?? [];
    const paths = [...table.matchAll(/\| (\/[\w/-]*\{?)/g)].map(([, path = '']) =>
      path.replace(/(.)\/\{?$/, '$1'),
    );
    const others = ['groceries/valentines', 'groceries/christmas'].map((page) => `/ecom/shop/browse/${page}`);
    const inStatements = [...others, '/ecom/auth-success', '/ecom/shop/search'];
    const withParameter = ['/ecom/myaccount/my-orders/order', '/ecom/my-{'];
    expect([...paths, ...inStatements].sort()).toEqual([...Object.values(routes), ...withParameter].sort());
  });
});
