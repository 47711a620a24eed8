import { FIELD, GROCERIES, PHONE, type Journey } from './journey';
import type { Shopper } from '../shopper';

const type = async (shopper: Shopper, text: string) => {
  await shopper.click(FIELD);
  await shopper.type(text);
};

/** Searches for terms, so that the history has them. */
const search = async (shopper: Shopper, ...terms: readonly string[]) => {
  for (const term of terms) {
    await shopper.open(GROCERIES, 'visitor');
    await type(shopper, term);
    await shopper.press('Enter');
    await shopper.at(`/ecom/shop/search?searchTerm=${term}`);
  }
  await shopper.goto(GROCERIES);
};

export const SEARCH: readonly Journey[] = [
  {
    title: 'suggests terms while typing',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await type(shopper, 'milk');
      await shopper.see(['listbox', 'Suggestions']);
      await shopper.see(['option', /milk/]);
    },
  },
  {
    title: 'Down and Enter open a suggestion',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await type(shopper, 'bana');
      await shopper.see(['option', /banana/]);
      await shopper.press('ArrowDown', 'Enter');
      await shopper.until('the results', "location.pathname === '/ecom/shop/search'");
    },
  },
  {
    title: 'a press on a suggestion opens its results',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await type(shopper, 'milk');
      await shopper.click(['option', 'milk']);
      await shopper.at('/ecom/shop/search?searchTerm=milk');
    },
  },
  {
    title: 'Enter opens the results of what is typed',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await type(shopper, 'bread');
      await shopper.press('Enter');
      await shopper.at('/ecom/shop/search?searchTerm=bread');
    },
  },
  {
    title: 'the button opens the results',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await type(shopper, 'eggs');
      await shopper.click(['button', 'Search'], 'header [role=search]');
      await shopper.at('/ecom/shop/search?searchTerm=eggs');
    },
  },
  {
    title: 'Escape closes the suggestions and keeps the text',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await type(shopper, 'milk');
      await shopper.see(['listbox', 'Suggestions']);
      await shopper.press('Escape');
      await shopper.miss(['listbox', 'Suggestions']);
      await shopper.until('the text', "document.querySelector('header input').value === 'milk'");
      await shopper.focusOn(FIELD);
    },
  },
  {
    title: 'Left, Right, Home and End return to the text',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await type(shopper, 'che');
      await shopper.see(['listbox', 'Suggestions']);
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'] as const) {
        await shopper.press('ArrowDown');
        await shopper.until('a selection', "document.querySelector('header [aria-activedescendant]')");
        await shopper.press(key);
        await shopper.until(
          `no selection after ${key}`,
          "!document.querySelector('header [aria-activedescendant]')",
        );
      }
    },
  },
  {
    title: 'recent searches are shown',
    run: async (shopper) => {
      await search(shopper, 'milk', 'bread');
      await shopper.click(FIELD);
      await shopper.see(['grid', 'Your recent searches']);
      await shopper.see(['row', /bread/]);
      await shopper.see(['row', /milk/]);
    },
  },
  {
    title: 'a recent search is removed, and comes back by Undo',
    run: async (shopper) => {
      await search(shopper, 'milk');
      await shopper.click(FIELD);
      await shopper.click(['button', 'Remove milk']);
      await shopper.click(['button', 'Undo']);
      await shopper.see(['row', /milk/]);
    },
  },
  {
    title: 'all recent searches are removed',
    run: async (shopper) => {
      await search(shopper, 'milk', 'bread');
      await shopper.click(FIELD);
      await shopper.click(['button', 'Clear all']);
      await shopper.miss(['row', /milk/]);
    },
  },
  {
    title: 'keys lead through the recent searches',
    run: async (shopper) => {
      await search(shopper, 'milk', 'bread');
      await shopper.click(FIELD);
      await shopper.see(['grid', 'Your recent searches']);
      await shopper.press('ArrowDown', 'ArrowDown', 'Enter');
      await shopper.at('/ecom/shop/search?searchTerm=milk');
    },
  },
  {
    title: 'multi-search opens a list, and its search leads to the results',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.click(['button', 'Multi-search']);
      await shopper.click(['textbox', 'Your shopping list']);
      await shopper.type('milk');
      await shopper.press('Enter');
      await shopper.type('bread');
      await shopper.click(['button', 'Search'], 'header dialog');
      await shopper.until('the results', "location.pathname === '/ecom/shop/multi-search'");
    },
  },
  {
    title: 'multi-search closes by Escape and returns the focus',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.tabTo(['button', 'Multi-search']);
      await shopper.press('Enter');
      await shopper.see(['dialog', 'Multi-search']);
      await shopper.press('Escape');
      await shopper.miss(['dialog', 'Multi-search']);
      await shopper.focusOn(['button', 'Multi-search']);
    },
  },
  {
    title: 'the search of phones opens over the page, and Cancel closes it',
    run: async (shopper) => {
      await shopper.page.resize(...PHONE);
      await shopper.open(GROCERIES);
      await shopper.click(['button', 'Open search']);
      await shopper.focusOn(FIELD);
      await shopper.type('bread');
      await shopper.see(['option', /bread/]);
      await shopper.click(['button', 'Cancel']);
      await shopper.miss(FIELD);
      await shopper.focusOn(['button', 'Open search']);
    },
  },
  {
    title: 'Escape closes the search of phones, wherever the focus is',
    run: async (shopper) => {
      await shopper.page.resize(...PHONE);
      await shopper.open(GROCERIES);
      await shopper.click(['button', 'Open search']);
      await shopper.focusOn(FIELD);
      await shopper.page.evaluate('document.activeElement.blur()');
      await shopper.press('Escape');
      await shopper.miss(FIELD);
    },
  },
];
