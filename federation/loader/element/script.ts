/** The script build of the loader: a classic script that defines `<shop-header>`, and nothing else. */
import { documentProperty } from '../../contract/document-property';
import { createShopHeader, type ElementDefaults } from './shop-header';

const NAME = 'shop-header';

/**
 * Returns what the address of this script says: `{base}v1/loader.js` follows the channel `stable`,
 * `{base}v1/next/loader.js` the channel `next`. In a folder of its own the script loads the header of that folder.
 */
const readAddress = (): ElementDefaults => {
  const script = documentProperty(document, 'currentScript');
  const address = script instanceof HTMLScriptElement ? script.src : new Text().baseURI;
  const [, base, channel = 'stable'] = /^(.*\/)v\d+\/(?:([\w-]+)\/)?[^/]*$/.exec(address) ?? [];
  return base === undefined ? { base: new URL('.', address).href } : { base, channel };
};

if (!customElements.get(NAME)) customElements.define(NAME, createShopHeader(readAddress()));
