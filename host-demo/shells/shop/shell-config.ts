import type { AccountDetails, HeaderConfig, PreloadedData } from '../../../federation/contract';
import type { HeaderRelease } from '../../../federation/loader';

/** The data that a shell's server passes to its own script, as JSON in the page. */
export interface ShellConfig {
  readonly header: HeaderConfig;
  /** Data that the header need not request; undefined if the shell's server requests none. */
  readonly preloaded?: PreloadedData;
  readonly loader: LoaderSettings;
  readonly shop: ShopSettings;
  /** The customer's lists; only in pages of the shell that shows them. */
  readonly lists?: readonly ShoppingList[];
}

/** A list that the customer saved: its products are added to the trolley together. */
export interface ShoppingList {
  readonly name: string;
  readonly lineNumbers: readonly string[];
}

/** Where the remote is, and its release when the shell's server rendered the page. */
export interface LoaderSettings {
  readonly base: string;
  readonly channel?: string;
  /** Folder of the release below the base address. */
  readonly path?: string;
  readonly release?: HeaderRelease;
}

/** Data of the shopper that the pages need before any response arrives. */
export interface ShopSettings {
  readonly signedIn: boolean;
  /** Undefined for a visitor. */
  readonly customerId?: string;
  readonly customerOrderId: string;
  /** Whether the search field suggests products. */
  readonly suggestsProducts: boolean;
  /** Whether pages have a field on phones that opens the header's search. */
  readonly hasPageSearch: boolean;
  /** The first half of the home postcode, such as 'GU99', if the header displays the next free slot for it. */
  readonly nextSlotArea: string | undefined;
  /** What the header shows of the customer; undefined for a visitor, and if the world has that off. */
  readonly account: AccountDetails | undefined;
  readonly season: SeasonSettings;
  /** Null without a slot, and after the reservation has expired. */
  readonly slot: BookedSlot | null;
  /** While a placed order is changed; undefined otherwise. */
  readonly amending?: AmendingSettings;
}

/** The season of the shop, and the content of its page. */
export interface SeasonSettings {
  /** Last segment of the page's address. */
  readonly name: string;
  readonly title: string;
  /** What is on sale, and until when orders are taken. */
  readonly text: string;
  /** Arguments of `getProducts`. */
  readonly filter: Readonly<Record<string, string>>;
}

/** A slot that the customer has reserved; instants are ISO with 'Z'. */
export interface BookedSlot {
  readonly slotType: string;
  readonly startDateTime: string;
  readonly endDateTime: string;
}

export interface AmendingSettings {
  /** The order's slot as text; null if it no longer has one. */
  readonly slot: string | null;
  /** The order's own slot as text, when another one was reserved in its place; null otherwise. */
  readonly previousSlot: string | null;
  readonly slotChangeable: boolean;
}

/** The Trusted Types policy with which webpack loads the chunks of the lists shell. */
export const LISTS_POLICY = 'shop-lists';

/** Id of the element that contains the JSON. */
export const CONFIG_ELEMENT = 'shop-config';

/**
 * Reads the configuration that the shell's server wrote into the page. Only a `script` element counts: other markup
 * with the same id may be content of another author.
 *
 * @throws Error when the element is missing: the document and the script are then of different builds
 */
export const readShellConfig = (page: Document): ShellConfig => {
  const text = page.querySelector(`script#${CONFIG_ELEMENT}[type="application/json"]`)?.textContent;
  if (!text) throw new Error(`the page contains no #${CONFIG_ELEMENT}`);
  return JSON.parse(text) as ShellConfig;
};
