/** The banner that offers the shop's app, where there is one for the device. */
export { appStoreOf, DISMISSED_COOKIE, type AppStore } from './model';
