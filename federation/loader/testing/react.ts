/** For unit tests of React pages, in the bundles of which the loader is that of `shop-header-loader/react`. */
export * from './index';
