import type { Locator, Page } from '@playwright/test';

export interface Contestant {
  readonly name: string;
  /** Name of its page, under `/bench/`. */
  readonly page: string;
  readonly field: (page: Page) => Locator;
  /** The button that opens the field on a small screen. */
  readonly trigger?: (page: Page) => Locator;
}

export const OURS: Contestant = {
  name: 'this header',
  page: 'header',
  field: (page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' }),
  trigger: (page) => page.getByRole('banner').getByRole('button', { name: 'Open search' }),
};

const OTHERS: readonly Contestant[] = [
  {
    name: '@algolia/autocomplete-js',
    page: 'autocomplete',
    field: (page) => page.locator('.aa-Input'),
    trigger: (page) => page.locator('.aa-DetachedSearchButton'),
  },
  { name: 'downshift', page: 'downshift', field: (page) => page.getByRole('combobox') },
];

export const CONTESTANTS: readonly Contestant[] = [OURS, ...OTHERS];
