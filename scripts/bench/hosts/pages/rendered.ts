import { mountHeader, readHeaderState } from '../../../../federation/loader';

const element = document.getElementById('shop-header');
const state = readHeaderState(document);
if (element && state) mountHeader(element, state.loader, state.props);
