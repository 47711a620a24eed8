/** The script build of the loader: a classic script that defines `<shop-header>`, and nothing else. */
import { documentProperty } from '../../contract/document-property';
import { createShopHeader, type ElementDefaults } from './shop-header';

const NAME = 'shop-header';

/** A page does not know the element of a module that runs, so its address is searched for. */
const findScript = (): unknown =>
  documentProperty(document, 'currentScript') ?? document.querySelector('[type=module][src*="/loader.js"]');

/**
 * Returns what the address of this script says: `{base}v1/loader.js` follows the channel `stable`,
 * `{base}v1/next/loader.js` the channel `next`. In a folder of its own the script loads the header of that folder. The
 * base is empty if the address is unknown, as for a script that a bundler has included.
 */
const readAddress = (): ElementDefaults => {
  const script = findScript();
  const address = script instanceof HTMLScriptElement ? script.src : '';
  const [, base, channel = 'stable'] = /^(.*\/)v\d+\/(?:([\w-]+)\/)?[^/]*$/.exec(address) ?? [];
  return base === undefined ? { base: address && new URL('.', address).href } : { base, channel };
};

if (!customElements.get(NAME)) customElements.define(NAME, createShopHeader(readAddress()));
