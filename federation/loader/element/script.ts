/** The script build of the loader: a classic script that defines `<shop-header>`, and nothing else. */
import { readStableAddress } from '../../contract/stable-address';
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

/** In a folder of its own the script loads the header of that folder. The base is empty if the address is unknown. */
const readAddress = (): ElementDefaults => {
  const address = findAddress();
  return readStableAddress(address) ?? { base: address && new URL('.', address).href };
};

if (!customElements.get(NAME)) {
  const ShopHeader = createShopHeader(readAddress());
  customElements.define(NAME, ShopHeader);
  adoptElements(NAME, ShopHeader);
}
