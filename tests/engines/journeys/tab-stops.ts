import { walkByTab } from '../tab-walk';
import { FIELD, GROCERIES, MENU, PHONE, TROLLEY, type Journey } from './journey';

/** So low that menus and dialogs scroll. */
const LOW = [1000, 420] as const;
const LOW_PHONE = [PHONE[0], 420] as const;

export const TAB_STOPS: readonly Journey[] = [
  {
    title: 'Tab stops at named controls only: header and slot details',
    run: async (shopper) => {
      await shopper.page.resize(...LOW);
      await shopper.open(GROCERIES, 'slot-booked');
      await shopper.see(TROLLEY);
      await walkByTab(shopper, 'header', 12);
    },
  },
  {
    title: 'Tab stops at named controls only: the groceries menu',
    run: async (shopper) => {
      await shopper.page.resize(...LOW);
      await shopper.open(GROCERIES);
      await shopper.click(['button', 'Groceries']);
      await shopper.click(['button', 'Bakery']);
      await shopper.see(['link', /Bakery/]);
      await walkByTab(shopper, 'header', 10);
    },
  },
  {
    title: 'Tab stops at named controls only: the season’s menu',
    run: async (shopper) => {
      await shopper.page.resize(...LOW);
      await shopper.open(GROCERIES);
      await shopper.click(['button', 'Christmas']);
      await shopper.attribute(['button', 'Christmas'], 'aria-expanded', 'true');
      await walkByTab(shopper, 'header', 4);
    },
  },
  {
    title: 'Tab stops at named controls only: suggestions',
    run: async (shopper) => {
      await shopper.page.resize(...LOW);
      await shopper.open(GROCERIES);
      await shopper.click(FIELD);
      await shopper.type('milk');
      await shopper.see(['listbox', 'Suggestions']);
      await walkByTab(shopper, 'header', 6);
    },
  },
  {
    title: 'Tab stops at named controls only: the side menu',
    run: async (shopper) => {
      await shopper.page.resize(...LOW_PHONE);
      await shopper.open(GROCERIES);
      await shopper.click(MENU);
      await shopper.click(['button', 'Groceries'], 'dialog');
      await shopper.see(['button', 'Bakery'], 'dialog');
      await walkByTab(shopper, 'dialog', 6);
    },
  },
  {
    title: 'Tab stops at named controls only: the trolley’s sheet',
    run: async (shopper) => {
      await shopper.page.resize(...LOW_PHONE);
      await shopper.open(GROCERIES);
      await shopper.click(TROLLEY);
      await shopper.see(['dialog', 'Your trolley']);
      await walkByTab(shopper, 'dialog', 2);
    },
  },
  {
    title: 'Tab stops at named controls only: multi-search',
    run: async (shopper) => {
      await shopper.page.resize(...LOW);
      await shopper.open(GROCERIES);
      await shopper.click(['button', 'Multi-search']);
      await shopper.see(['textbox', 'Your shopping list']);
      await walkByTab(shopper, 'dialog', 2);
    },
  },
  {
    title: 'Tab stops at named controls only: a question about the order',
    run: async (shopper) => {
      await shopper.page.resize(...LOW_PHONE);
      await shopper.open(GROCERIES, 'amending');
      await shopper.click(['button', 'Discard amends']);
      await shopper.see(['dialog', 'Cancel changes?']);
      await walkByTab(shopper, 'dialog', 2);
    },
  },
];
