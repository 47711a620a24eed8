import { INK } from '../contract/colours';
import { HEADER_OVERRIDE_KEY } from '../contract/storage';
import type { LoaderOptions } from './options';

const PARAMETER = 'header';
const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]*)?$/;

/** Restores the plus of a version: a query turns it into a space, and a folder has an underscore instead. */
const asVersion = (requested: string): string => requested.replace(/[ _]/, '+');

const readStored = (): string | null => {
  try {
    return sessionStorage.getItem(HEADER_OVERRIDE_KEY);
  } catch {
    return null;
  }
};

/** @param version null removes the stored version */
const store = (version: string | null): void => {
  try {
    if (version === null) sessionStorage.removeItem(HEADER_OVERRIDE_KEY);
    else sessionStorage.setItem(HEADER_OVERRIDE_KEY, version);
  } catch {
    // If storage is blocked, the version is read from the address only.
  }
};

/**
 * Returns the version that a developer has selected in this tab, in the address or on an earlier page. An empty
 * `?header=` removes the selection. Undefined on every origin that the host does not list in `overrideOrigins`.
 */
export const readOverride = ({ overrideOrigins = [] }: LoaderOptions): string | undefined => {
  if (!overrideOrigins.includes(location.origin)) return undefined;
  const requested = new URLSearchParams(location.search).get(PARAMETER);
  if (requested === '') store(null);
  const version = asVersion(requested ?? readStored() ?? '');
  if (!VERSION.test(version)) return undefined;
  store(version);
  return version;
};

const reset = (): void => {
  store(null);
  const url = new URL(location.href);
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
  location.reload();
};

const css = `:host { all: initial; position: fixed; inset-block-end: 8px; inset-inline-start: 8px; z-index: 2147483647;
  display: flex; gap: 8px; align-items: center; padding: 4px 8px; border-radius: 4px; background: ${INK}; color: #fff;
  font: 400 14px/1.25 system-ui, sans-serif }
button { min-block-size: 24px; font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 4px }
@media print { :host { display: none } }`;

/** Displays the selected version in a corner of the page, with a button that removes the selection. */
export const showBadge = (version: string): void => {
  const mark = 'data-shop-header-override';
  if (document.querySelector(`[${mark}]`)) return;
  const badge = document.createElement('div');
  badge.setAttribute(mark, version);
  const shadow = badge.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reset';
  button.addEventListener('click', reset);
  shadow.append(`Header ${version}`, button);
  document.body.append(badge);
};
