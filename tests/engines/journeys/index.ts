import { ACCOUNT_JOURNEYS } from './account';
import { AMEND } from './amend';
import { HOSTS } from './hosts';
import type { Journey } from './journey';
import { MENUS } from './menus';
import { ORDER } from './order';
import { SEARCH } from './search';
import { TAB_STOPS } from './tab-stops';

/** The essential journeys, by part of the header. */
export const PARTS: readonly (readonly [part: string, journeys: readonly Journey[]])[] = [
  ['Search', SEARCH],
  ['Menus', MENUS],
  ['Trolley and slot', ORDER],
  ['Changing an order', AMEND],
  ['Account and page', ACCOUNT_JOURNEYS],
  ['Tab', TAB_STOPS],
  ['Hosts', HOSTS],
];
