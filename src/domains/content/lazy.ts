/** The content library, lazy-loaded when a menu has content. */
export { loadPageContent } from './api';
export { Content } from './Content';
export { decodeBanners, decodeFragment } from './decode';
export { ContentProvider } from './provider';
export { CatalogueIcon } from '../../ui/icons/CatalogueIcon';
