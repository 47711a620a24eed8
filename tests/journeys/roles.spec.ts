import type { Locator, Page } from '@playwright/test';
import { expectDocument, markdownTable } from '../support/document';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

const WIDTHS = [320, 768, 992, 1440] as const;
const ROLES = ['visitor', 'customer', 'operator', 'pending'] as const;
type Role = (typeof ROLES)[number];
type Width = (typeof WIDTHS)[number];

interface Part {
  readonly name: string;
  readonly of: (header: Header, page: Page) => Locator;
  /** What the specification says: to whom, and from or up to which width. */
  readonly shows: (role: Role, width: Width) => boolean;
}

const link = (name: string | RegExp) => (header: Header) => header.link(name);
const button = (name: string) => (header: Header) => header.banner.getByRole('button', { name, exact: true });
const isWide = (width: Width) => width >= 992;
const isSignedIn = (role: Role) => role !== 'visitor';

/** Parts in sight before anything is pressed, with an order and a delivery pass [AUTH-1] [AUTH-2] [AUTH-3] [SHELL-9]. */
const PARTS: readonly Part[] = [
  { name: 'More from …', of: link(/^Cellar/), shows: (_role, width) => isWide(width) },
  { name: 'Find a store', of: link('Find a store'), shows: (_role, width) => isWide(width) },
  { name: 'Offers', of: link('Offers'), shows: (_role, width) => isWide(width) },
  { name: 'Menu', of: button('Menu'), shows: (_role, width) => !isWide(width) },
  { name: 'Sign in', of: link('Sign in'), shows: (role) => role === 'visitor' },
  { name: 'Register', of: link('Register'), shows: (role, width) => role === 'visitor' && isWide(width) },
  {
    name: 'My account',
    of: button('My account'),
    shows: (role, width) => isSignedIn(role) && isWide(width),
  },
  {
    name: 'Favourites, My orders',
    of: link('Favourites'),
    shows: (role, width) => isSignedIn(role) && isWide(width),
  },
  {
    name: 'Delivery Pass',
    of: link('Delivery Pass'),
    shows: (role, width) => (role === 'customer' || role === 'operator') && isWide(width),
  },
  {
    name: 'Trolley',
    of: (header) => header.trolley,
    shows: (role, width) => isSignedIn(role) || isWide(width),
  },
  {
    name: 'Return to admin',
    of: button('Return to admin'),
    shows: (role, width) => role === 'operator' && isWide(width),
  },
  {
    name: 'whose account it is',
    of: (_header, page) => page.getByText('You are signed on as customer'),
    shows: (role) => role === 'operator',
  },
];

const HEAD = ['part', ...ROLES];

const INTRODUCTION = `# Who sees what, at which width

Written by \`npm run roles-table\` from a run in a browser, and checked by every run of the journeys [AUTH-1] [AUTH-2]
[AUTH-3] [SHELL-9] [PASS-1]. Each cell holds the widths in CSS pixels, of ${WIDTHS.join(', ')}, at which a part is in sight before
anything is pressed. Everybody signed in has an order and an active delivery pass; \`pending\` is a session that is still being
asked for.`;

test('each role sees its parts at each width, as docs/roles.md says [AUTH-1] [AUTH-2] [AUTH-3] [SHELL-9] [PASS-1]', async ({
  page,
  world,
  faults,
  allowProblems,
}) => {
  test.setTimeout(90_000);
  allowProblems(/Failed to load resource|net::ERR_/);
  const seen = new Map<string, number[]>();
  const header = new Header(page);
  for (const role of ROLES) {
    await faults(role === 'pending' ? [{ call: 'token', kind: 'timeout' }] : []);
    await world({ who: role === 'pending' ? 'customer' : role, pass: 'ACTIVE' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await header.open('/ecom/shop/browse/groceries');
      for (const { name, of, shows } of PARTS) {
        const part = of(header, page).filter({ visible: true });
        const isThere = shows(role, width);
        await expect(part, `${name}, ${role}, ${String(width)} px`).toHaveCount(isThere ? 1 : 0);
        if ((await part.count()) === 0) continue;
        const cell = `${name} ${role}`;
        seen.set(cell, [...(seen.get(cell) ?? []), width]);
      }
    }
  }
  const rows = PARTS.map(({ name }) => [
    name,
    ...ROLES.map((role) => {
      const widths = seen.get(`${name} ${role}`) ?? [];
      return widths.length === WIDTHS.length ? 'all' : widths.join(', ') || '–';
    }),
  ]);
  await expectDocument('roles.md', `${INTRODUCTION}\n\n${markdownTable(HEAD, rows)}\n`);
});
