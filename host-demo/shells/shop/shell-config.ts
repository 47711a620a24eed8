import type { HeaderConfig, PreloadedData } from '../../../federation/contract';
import type { HeaderRelease } from '../../../federation/loader';

/** What a shell's server tells its own script, as JSON in the page. */
export interface ShellConfig {
  readonly header: HeaderConfig;
  /** What the header need not ask for; left out where the shell's server asks nothing for it. */
  readonly preloaded?: PreloadedData;
  readonly loader: LoaderFacts;
  readonly shop: ShopFacts;
}

/** Where the remote is, and which release of it the shell's server saw. */
export interface LoaderFacts {
  readonly base: string;
  readonly channel?: string;
  /** Folder of the release below the base address. */
  readonly path?: string;
  readonly release?: HeaderRelease;
}

/** What the pages need to know of the shopper before any call is answered. */
export interface ShopFacts {
  readonly signedIn: boolean;
  /** Left out for a visitor. */
  readonly customerId?: string;
  readonly customerOrderId: string;
  readonly slotBooked: boolean;
  readonly slotType: string;
  /** While a placed order is changed; left out otherwise. */
  readonly amending?: AmendingFacts;
}

export interface AmendingFacts {
  /** The order's slot as shoppers read it; null: none any more. */
  readonly slot: string | null;
  /** The order's own slot, when another one was reserved in its place; null otherwise. */
  readonly previousSlot: string | null;
  readonly slotChangeable: boolean;
}

/** Id of the element that carries the JSON. */
export const CONFIG_ELEMENT = 'shop-config';

/**
 * Reads the configuration that the shell's server wrote into the page.
 *
 * @throws Error when the element is missing: the document and the script are then of different builds
 */
export const readShellConfig = (page: Document): ShellConfig => {
  const text = page.getElementById(CONFIG_ELEMENT)?.textContent;
  if (!text) throw new Error(`The page carries no #${CONFIG_ELEMENT}`);
  return JSON.parse(text) as ShellConfig;
};
