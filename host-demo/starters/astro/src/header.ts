import { mountHeader, readHeaderState } from 'shop-header-loader';

const element = document.getElementById('shop-header');
const state = readHeaderState(document);
if (element && state) mountHeader(element, state.loader, state.props);
