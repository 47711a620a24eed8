/** What the first frame adds to its template before it is in the page, and what it knows of the page. */
import {
  PLACEHOLDER_HEIGHT,
  SEARCH_ROW_BELOW,
  SEARCH_ROW_HEIGHT,
  WIDE_FROM,
  type HeaderConfig,
} from '../../../federation/contract';
import { appStoreOf, DISMISSED_COOKIE } from '../../domains/app-banner';
import { SEARCH_SHORT } from '../../domains/search';
import { FROM_MD, FROM_XL } from '../../kernel/breakpoints';
import { firstRoutes } from '../../kernel/routes';
import { createTranslate } from '../../kernel/translate';
import { readCookie } from '../../platform/browser/read-cookie';
import { readDevice } from '../../platform/browser/read-device';
import { languageOf } from '../language';

/** The link in the row that becomes the button of the groceries' menu. */
export const GROCERIES = `[data-variant="main"] > li > [href="${firstRoutes.groceries}"]`;

/** Returns the height that the header has at the top of the page, in CSS pixels. */
export const heightOf = ({ features }: HeaderConfig, width: number): number => {
  if (width >= WIDE_FROM) return PLACEHOLDER_HEIGHT.wide;
  const hasRow = features?.searchField === 'row' && width < SEARCH_ROW_BELOW;
  return PLACEHOLDER_HEIGHT.small + (hasRow ? SEARCH_ROW_HEIGHT : 0);
};

/** Whether the page offers the shop's app. */
export const offersApp = ({ brand }: HeaderConfig): boolean => {
  const store = appStoreOf(readDevice().device);
  return Boolean(store && brand.app?.[store]) && readCookie(DISMISSED_COOKIE) === undefined;
};

/** Where there is no room for the long placeholder of the search field, the frame has the short one, as the header will. */
export const fitPlaceholder = (
  frame: Element,
  { config, width }: { readonly config: HeaderConfig; readonly width: number },
) => {
  if (width < FROM_MD || width >= FROM_XL) return;
  const text = createTranslate(languageOf(config))(SEARCH_SHORT);
  frame.querySelector('[role="combobox"]')?.setAttribute('placeholder', text);
};

/** Shows that Groceries opens a menu, as the script of a server's markup does [MEGA-1]. */
export const showMenu = (frame: Element): void => {
  const link = frame.querySelector(GROCERIES);
  link?.setAttribute('role', 'button');
  link?.setAttribute('aria-expanded', 'false');
};

/** Adds the season's button to the row of links, as the header renders it while its menu is closed [SEAS-1]. */
export const addSeason = (frame: Element, title: string): void => {
  const { ownerDocument } = frame;
  const button = ownerDocument.createElement('button');
  Object.assign(button, { type: 'button', textContent: title, ariaExpanded: 'false' });
  const item = ownerDocument.createElement('li');
  item.append(button);
  frame.querySelector('ul[data-variant="main"]')?.append(item);
};
