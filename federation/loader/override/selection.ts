/** What a developer has selected for this tab, and what it points to. */
import { HEADER_OVERRIDE_KEY } from '../../contract/storage';
import { onceOpened } from '../once-opened';
import { OVERRIDE_PARAMETER } from '../options';

const read = (): string => {
  try {
    return sessionStorage.getItem(HEADER_OVERRIDE_KEY) ?? '';
  } catch {
    return '';
  }
};

/** Stores the selection for this tab. An empty one is removed. If storage is blocked, only the address selects. */
export const storeSelection = (selection: string): void =>
  // What a prerendered page stores is lost when the developer opens it.
  onceOpened(() => {
    try {
      if (selection === '') sessionStorage.removeItem(HEADER_OVERRIDE_KEY);
      else sessionStorage.setItem(HEADER_OVERRIDE_KEY, selection);
    } catch {
      // If storage is blocked, the selection is read from the address only.
    }
  });

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

/** What a developer's selection points to. */
export type OverrideTarget =
  | { readonly kind: 'release'; readonly version: string }
  | { readonly kind: 'channel'; readonly channel: string }
  /** Folder of a built remote on a developer's own server: an absolute address with a trailing slash. */
  | { readonly kind: 'server'; readonly base: string }
  | { readonly kind: 'refused'; readonly reason: string };

const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]*)?$/;
const CHANNEL = /^[\w-]+$/;

/** Restores the plus of a version: a query turns it into a space, and a folder has an underscore instead. */
const asVersion = (selection: string): string => selection.replace(/[ _]/, '+');

const serverTarget = ({ origin, pathname }: URL, servers: readonly string[]): OverrideTarget =>
  servers.includes(origin)
    ? { kind: 'server', base: origin + pathname.replace(/\/?$/, '/') }
    : { kind: 'refused', reason: `${origin} is not in overrideServers` };

/**
 * Parses a developer's selection.
 *
 * @param selection a version such as `1.4.2+3f9a0c21de`, a channel such as `next`, or the address of a folder
 * @param servers origins from which the header may be loaded
 */
export const parseTarget = (selection: string, servers: readonly string[] = []): OverrideTarget => {
  const version = asVersion(selection);
  if (VERSION.test(version)) return { kind: 'release', version };
  if (CHANNEL.test(selection)) return { kind: 'channel', channel: selection };
  try {
    if (/^https?:/i.test(selection)) return serverTarget(new URL(selection), servers);
  } catch {
    // The address cannot be parsed.
  }
  return { kind: 'refused', reason: 'not a channel, a version or an address' };
};
