/** Decodes, sanitises and renders content that editors and advertisers write for the header's menus. */
export type { ContentComponent, Fragment } from './model';
export type { ContentEvent, ContentPorts } from './ports';
/** Lazy-loads the library: `Content` renders the return value of `decodeFragment` inside a `ContentProvider`. */
export const loadContent = () => import(/* webpackChunkName: "content" */ './lazy');
