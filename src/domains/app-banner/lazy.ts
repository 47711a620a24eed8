/** What offers the app, fetched for devices that have a use for it. */
export { DISMISSED_SECONDS } from './dismissal';
export { AppBanner } from './ui/AppBanner';
