/** What editors and advertisers write for the header's menus: read, made harmless and shown. */
export type { ContentComponent, Fragment } from './model';
export type { ContentEvent, ContentPorts } from './ports';
/** The library: `Content` shows what `decodeFragment` read, within a `ContentProvider`. */
export const loadContent = () => import(/* webpackChunkName: "content" */ './lazy');
