import { mountHeader } from 'shop-header-loader';
import { config } from './config';

const element = document.getElementById('shop-header');
if (element) mountHeader(element, { base: '/ecom/assets/mfe/common/', channel: 'stable' }, { config });
