import { mountHeader, readHeaderState } from '../../../../federation/loader';
import { FERNLEIGH } from '../../fernleigh';
import { createListeners } from '../../shop/page';

const state = readHeaderState(document);
const place = document.getElementById('shop-header');

/** Without a fragment, the page shows plain links until the header is mounted. */
const { loader, props } = state ?? {
  loader: { base: '/ecom/assets/mfe/common/' },
  props: { config: { ...FERNLEIGH, applicationName: 'ssi' } },
};
if (place) mountHeader(place, loader, { ...props, ...createListeners(window) });
