/** The script build of the loader: a classic script that defines `<shop-header>`, and nothing else. */
import { adoptElements, createShopHeader, type ElementDefaults } from './shop-header';

const NAME = 'shop-header';

/** Returns the address of this script. It is in a stack trace where the element is unknown: in a module, in a
 * container of micro-frontends, and where markup of the page hides the property. */
const findAddress = (): string => {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript.src;
  const [address = ''] = /https?:[^\s)]*?\/loader\.js/.exec(String(new Error().stack)) ?? [];
  return address;
};

/**
 * Returns what the address of this script says: `{base}v1/loader.js` follows the channel `stable`,
 * `{base}v1/next/loader.js` the channel `next`. In a folder of its own the script loads the header of that folder. The
 * base is empty if the address is unknown, as for a script that a bundler has included.
 */
const readAddress = (): ElementDefaults => {
  const address = findAddress();
  const [, base, channel = 'stable'] = /^(.*\/)v\d+\/(?:([\w-]+)\/)?[^/]*$/.exec(address) ?? [];
  return base === undefined ? { base: address && new URL('.', address).href } : { base, channel };
};

if (!customElements.get(NAME)) {
  const ShopHeader = createShopHeader(readAddress());
  customElements.define(NAME, ShopHeader);
  adoptElements(NAME, ShopHeader);
}
