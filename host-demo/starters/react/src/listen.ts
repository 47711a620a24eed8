import { IDENTITY_CHANGED } from 'shop-header-loader/contract';

document.addEventListener(IDENTITY_CHANGED, ({ detail }) => {
  document.documentElement.dataset['role'] = detail.role;
});
