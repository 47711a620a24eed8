export const APP = '{brand} app';
export const DISMISS = 'Dismiss';
export const FREE_ON_ANDROID = 'Free on Google Play';
export const FREE_ON_IOS = 'Free on the App Store';
export const GET = 'Get';
export const THE_APP = 'the app';
