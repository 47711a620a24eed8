import { ACCOUNT, FIELD, GROCERIES, TROLLEY, type Journey } from './journey';
import type { Shopper } from '../shopper';

const signIn = async (shopper: Shopper) => {
  await shopper.open(GROCERIES, 'visitor');
  await shopper.click(['link', 'Sign in']);
  await shopper.click(['textbox', 'Email address'], 'main');
  await shopper.type('sam@shop.example');
  await shopper.press('Tab');
  await shopper.type('secret');
  await shopper.press('Enter');
  await shopper.see(ACCOUNT);
};

export const ACCOUNT_JOURNEYS: readonly Journey[] = [
  {
    title: 'a visitor can sign in',
    run: async (shopper) => {
      await signIn(shopper);
      await shopper.see(TROLLEY);
    },
  },
  {
    title: 'a customer can sign out',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.click(ACCOUNT);
      await shopper.click(['link', 'Sign out']);
      await shopper.see(['link', 'Sign in']);
    },
  },
  {
    title: 'the account menu opens by keys and closes by Escape',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.see(ACCOUNT);
      await shopper.tabTo(ACCOUNT);
      await shopper.press('Enter');
      await shopper.see(['link', 'Sign out']);
      await shopper.press('Escape');
      await shopper.miss(['link', 'Sign out']);
      await shopper.focusOn(ACCOUNT);
    },
  },
  {
    title: 'Escape closes the account menu, wherever the focus is',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.click(ACCOUNT);
      await shopper.see(['link', 'Sign out']);
      await shopper.page.evaluate('document.activeElement.blur()');
      await shopper.press('Escape');
      await shopper.miss(['link', 'Sign out']);
    },
  },
  {
    title: 'staff see that they act for a customer',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'operator');
      await shopper.see(['button', 'Return to admin']);
    },
  },
  {
    title: 'the skip link leads to the main content',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.see(FIELD);
      await shopper.tabTo(['link', 'Skip to main content']);
      await shopper.press('Enter');
      await shopper.until('focus in main', "document.activeElement.closest('main')");
    },
  },
  {
    title: 'the compact header keeps the field',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.see(['link', 'Offers']);
      await shopper.page.evaluate("(document.body.style.paddingBlockEnd = '2000px', scrollTo(0, 600))");
      await shopper.miss(['link', 'Offers']);
      await shopper.see(FIELD);
    },
  },
];
