/** The content library, lazy-loaded when a menu has content. */
export { loadPageContent } from './api';
export { Content } from './ui/Content';
export { decodeBanners, decodeFragment } from './decode';
export { ContentProvider } from './ui/provider';
export { CatalogueIcon } from '../../ui/icons/CatalogueIcon';
