/** The app banner, lazy-loaded on devices for which there is an app. */
export { AppBanner } from './ui/AppBanner';
