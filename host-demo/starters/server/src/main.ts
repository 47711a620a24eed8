import { mountHeader, readHeaderState } from 'shop-header-loader';
import { config } from './config';
import { LOADER } from './loader';

const element = document.getElementById('shop-header');
const state = readHeaderState(document);
if (element) mountHeader(element, state?.loader ?? LOADER, state?.props ?? { config });
