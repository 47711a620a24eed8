import type { Locator, Page } from '@playwright/test';
import { expectDocument } from '../support/document';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { markdownTable } from '../support/markdown-table';
import { BOOKED_SLOT } from '../support/slots';

const WIDTHS = [320, 768, 992, 1440] as const;
const ROLES = ['visitor', 'customer', 'operator', 'pending'] as const;
type Role = (typeof ROLES)[number];
type Width = (typeof WIDTHS)[number];

interface Part {
  readonly name: string;
  /** The element to press first; undefined for a part that is always visible. */
  readonly press?: (header: Header) => Locator;
  readonly of: (header: Header, page: Page) => Locator;
  /** The specification's rule: for which roles and widths the part is visible. */
  readonly shows: (role: Role, width: Width) => boolean;
}

const link = (name: string | RegExp) => (header: Header) => header.link(name);
const button = (name: string) => (header: Header) => header.banner.getByRole('button', { name, exact: true });
const isWide = (width: Width) => width >= 992;
const isSignedIn = (role: Role) => role !== 'visitor';

/**
 * Parts that are visible before any press, for a user with an order and a delivery pass [AUTH-1] [AUTH-2] [AUTH-3]
 * [SHELL-9].
 */
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
    name: 'Checkout',
    of: link('Checkout'),
    shows: (_role, width) => width >= 768,
  },
  {
    name: 'Checkout, after a press on Trolley',
    press: (header) => header.trolley,
    of: (_header, page) => page.getByRole('dialog').getByRole('link', { name: 'Checkout' }),
    shows: (role, width) => isSignedIn(role) && width < 768,
  },
  {
    name: 'the booked day',
    of: (header) => header.banner.locator('time').first(),
    shows: (role) => role === 'customer' || role === 'operator',
  },
  {
    name: 'Return to admin',
    of: button('Return to admin'),
    shows: (role, width) => role === 'operator' && isWide(width),
  },
  {
    name: 'customer id of the account',
    of: (_header, page) => page.getByText('You are signed on as customer'),
    shows: (role) => role === 'operator',
  },
];

const HEAD = ['part', ...ROLES];

const INTRODUCTION = `# Roles

\`npm run docs:update -- --browser roles\` writes this page from a run in a browser, and every run of the journeys checks it [AUTH-1] [AUTH-2]
[AUTH-3] [SHELL-9] [PASS-1]. A cell lists those of the widths ${WIDTHS.join(', ')} (CSS pixels) at which a part is visible
before any press, or after the press in its name. Every signed-in user has an order, a booked slot and an active delivery
pass. \`pending\` is a session whose token request has not ended yet.`;

test('each role sees its parts at each width, as listed in docs/roles.md [AUTH-1] [AUTH-2] [AUTH-3] [SHELL-9] [PASS-1]', async ({
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
    await world({
      who: role === 'pending' ? 'customer' : role,
      pass: 'ACTIVE',
      slot: isSignedIn(role) ? BOOKED_SLOT : null,
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await header.open('/ecom/shop/browse/groceries');
      for (const { name, press, of, shows } of PARTS) {
        const part = of(header, page).filter({ visible: true });
        const isExpected = shows(role, width);
        if (isExpected && press) {
          // It is a link until the header can open the dialog.
          await expect(press(header)).toHaveAttribute('aria-haspopup', 'dialog');
          await press(header).click();
        }
        await expect(part, `${name}, ${role}, ${String(width)} px`).toHaveCount(isExpected ? 1 : 0);
        if ((await part.count()) === 0) continue;
        const cell = `${name} ${role}`;
        seen.set(cell, [...(seen.get(cell) ?? []), width]);
        if (press) await page.keyboard.press('Escape');
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
