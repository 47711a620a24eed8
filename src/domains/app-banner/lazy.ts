/** The app banner, lazy-loaded on devices for which there is an app. */
export { DISMISSED_SECONDS } from './dismissal';
export { AppBanner } from './ui/AppBanner';
