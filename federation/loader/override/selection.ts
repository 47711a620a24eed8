import { HEADER_OVERRIDE_KEY } from '../../contract/storage';
import { OVERRIDE_PARAMETER } from '../options';

const read = (): string => {
  try {
    return sessionStorage.getItem(HEADER_OVERRIDE_KEY) ?? '';
  } catch {
    return '';
  }
};

/** Stores the selection for this tab. An empty one is removed. If storage is blocked, only the address selects. */
export const storeSelection = (selection: string): void => {
  try {
    if (selection === '') sessionStorage.removeItem(HEADER_OVERRIDE_KEY);
    else sessionStorage.setItem(HEADER_OVERRIDE_KEY, selection);
  } catch {
    // If storage is blocked, the selection is read from the address only.
  }
};

/**
 * Returns what a developer has selected: the parameter `header` of the address, otherwise the stored selection. Empty
 * if nothing is selected, which an empty parameter also means.
 */
export const readSelection = (): string =>
  (new URLSearchParams(location.search).get(OVERRIDE_PARAMETER) ?? read()).trim();

/** Stores another selection and loads the page again, without the parameter. */
export const reloadWith = (selection: string): void => {
  storeSelection(selection);
  const url = new URL(location.href);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  history.replaceState(history.state, '', url);
  location.reload();
};
