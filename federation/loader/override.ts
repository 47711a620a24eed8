import { HEADER_OVERRIDE_KEY } from '../contract/storage';
import type { LoaderOptions } from './options';

const PARAMETER = 'header';
const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]*)?$/;

/** A query turns a plus into a space, and a folder has an underscore in its place. */
const asVersion = (asked: string): string => asked.replace(/[ _]/, '+');

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(HEADER_OVERRIDE_KEY);
  } catch {
    return null;
  }
};

/** @param version null forgets it */
const store = (version: string | null): void => {
  try {
    if (version === null) sessionStorage.removeItem(HEADER_OVERRIDE_KEY);
    else sessionStorage.setItem(HEADER_OVERRIDE_KEY, version);
  } catch {
    // Where storage is blocked the address alone tells.
  }
};

/**
 * The version that a developer has asked for in this tab, by the address or on an earlier page. `?header=` with
 * nothing behind it takes it back. Undefined on every origin that the host has not named.
 */
export const overrideOf = ({ overrideOrigins = [] }: LoaderOptions): string | undefined => {
  if (!overrideOrigins.includes(location.origin)) return undefined;
  const asked = new URLSearchParams(location.search).get(PARAMETER);
  if (asked === '') store(null);
  const version = asVersion(asked ?? stored() ?? '');
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
  display: flex; gap: 8px; align-items: center; padding: 4px 8px; border-radius: 4px; background: #2b2b2b; color: #fff;
  font: 400 14px/1.25 system-ui, sans-serif }
button { min-block-size: 24px; font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 4px }
@media print { :host { display: none } }`;

/** Says on the page that its header is not what shoppers get, and takes it back on a press. */
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
