/** The library, fetched when a menu has content to show. */
export { Content } from './Content';
export { decodeBanners, decodeFragment } from './decode';
export { ContentProvider } from './provider';
