/** The banner that offers the shop's app on devices for which there is one. */
export { appStoreOf, DISMISSED_COOKIE, type AppStore } from './model';
