import { ACCOUNT, GROCERIES, PHONE, SLOT, TROLLEY, type Journey } from './journey';

export const ORDER: readonly Journey[] = [
  {
    title: 'shows the trolley’s items and cost',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.see(['link', /^£.+, 12 items, trolley$/]);
    },
  },
  {
    title: 'a press on the trolley opens its page',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.click(TROLLEY);
      await shopper.at('/ecom/shop/trolley');
    },
  },
  {
    title: 'an added product changes the count',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.see(['link', /12 items, trolley$/]);
      await shopper.click(['button', /^Add/], 'main');
      await shopper.see(['link', /13 items, trolley$/]);
    },
  },
  {
    title: 'the mouse opens the trolley’s preview',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.hover(TROLLEY);
      await shopper.see(['group', 'Your trolley']);
      await shopper.see(['link', 'Checkout'], 'header [role=group]');
    },
  },
  {
    title: 'the trolley’s sheet of phones opens and closes',
    run: async (shopper) => {
      await shopper.page.resize(...PHONE);
      await shopper.open(GROCERIES);
      await shopper.click(TROLLEY);
      await shopper.see(['dialog', 'Your trolley']);
      await shopper.press('Escape');
      await shopper.miss(['dialog', 'Your trolley']);
      await shopper.focusOn(TROLLEY);
    },
  },
  {
    title: 'problems of the trolley are described',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'trolley-failures');
      await shopper.click(['button', 'Problems with your trolley']);
      await shopper.attribute(['button', 'Problems with your trolley'], 'aria-expanded', 'true');
    },
  },
  {
    title: 'Checkout is disabled with its reason below the minimum spend',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'below-minimum');
      await shopper.see(['link', 'Checkout']);
      await shopper.attribute(['link', 'Checkout'], 'aria-disabled', 'true');
    },
  },
  {
    title: 'shows the slot’s day and time, and its details on a press',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'slot-booked');
      await shopper.click(SLOT);
      await shopper.attribute(SLOT, 'aria-expanded', 'true');
      await shopper.see(['link', 'Change slot']);
    },
  },
  {
    title: 'the focus opens the slot’s details, and Escape closes them',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'slot-booked');
      await shopper.see(SLOT);
      await shopper.tabTo(SLOT);
      await shopper.attribute(SLOT, 'aria-expanded', 'true');
      await shopper.press('Escape');
      await shopper.attribute(SLOT, 'aria-expanded', 'false');
      await shopper.focusOn(SLOT);
    },
  },
  {
    title: 'another panel closes the slot’s details',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'slot-booked');
      await shopper.click(SLOT);
      await shopper.see(['link', 'Change slot']);
      await shopper.click(ACCOUNT);
      await shopper.miss(['link', 'Change slot']);
    },
  },
  {
    title: 'a collection names its place',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'collection-booked');
      await shopper.see(['button', /^Collection /]);
    },
  },
  {
    title: 'without a slot, the link leads to the booking',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.click(['link', 'Book a slot']);
      await shopper.until('another page', `location.pathname !== '${GROCERIES}'`);
    },
  },
];
