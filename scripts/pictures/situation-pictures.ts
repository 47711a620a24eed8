import type { Page } from '@playwright/test';
import { SITUATIONS } from '../../host-demo/panel/situations';
import { VISITOR_FEATURES } from '../../host-demo/services/state';
import { expect, test } from '../../tests/support/fixtures';
import { Header } from '../../tests/support/header';
import { joinPictures, shootInFont, type Area } from './picture';

const SIZE = { width: 1120, height: 720 } as const;

/** Twice the width of a card on a laptop. */
const PICTURE = { x: 0, y: 0, width: 960, height: 600 } as const;

/** The part of the header that a picture shows. */
const AREA = { width: 720, height: 450 } as const;
const START = { x: 0, y: 0, ...AREA };
const END = { x: SIZE.width - AREA.width, y: 0, ...AREA };

interface Scene {
  readonly area: Area;
  /** Opens what the picture shows. */
  readonly open?: (header: Header) => Promise<void>;
}

/** By the preset of the situation. */
const SCENES: Readonly<Record<string, Scene>> = {
  visitor: {
    area: START,
    open: async ({ banner }) => {
      await banner.getByRole('button', { name: 'Groceries', exact: true }).click();
      await expect(banner.getByRole('group', { name: 'Groceries', exact: true }).first()).toBeVisible();
    },
  },
  customer: {
    area: START,
    open: async ({ search, page }) => {
      await search.pressSequentially('milk');
      await expect(page.getByRole('rowgroup', { name: 'Products' })).toBeVisible();
    },
  },
  'slot-booked': {
    area: END,
    open: async ({ slot, slotDetails }) => {
      await slot.click();
      await expect(slotDetails).toBeVisible();
    },
  },
  amending: {
    area: END,
    open: async ({ trolley }) => {
      await expect(trolley).toHaveAccessibleName(/£/);
    },
  },
  'hard-conflicts': {
    area: END,
    open: async ({ trolley, banner, page }) => {
      await expect(trolley).toHaveAccessibleName(/£/);
      await trolley.hover();
      await page.mouse.move(1, 1);
      await trolley.hover();
      await expect(banner.getByRole('group', { name: 'Your trolley' })).toBeVisible();
    },
  },
  'services-down': { area: START },
};

const takeSituation = async (page: Page, preset: string, area: Area): Promise<void> => {
  const png = await shootInFont(page, area);
  const blank = await page.context().newPage();
  await joinPictures(blank, `host-demo/panel/pictures/${preset}.webp`, [{ png, ...PICTURE }]);
};

test.use({ bypassCSP: true, viewport: SIZE, deviceScaleFactor: 2 });

for (const { preset: name, href } of SITUATIONS) {
  test(`the situation ${name}`, async ({ page, preset, world, allowProblems }) => {
    allowProblems(/status of 503/);
    await preset(name);
    await world({ features: VISITOR_FEATURES });
    const header = new Header(page);
    await header.open(href);
    const { area = START, open } = SCENES[name] ?? {};
    await open?.(header);
    await takeSituation(page, name, area);
  });
}
