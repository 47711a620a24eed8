export const HOME = '{brand} home';
export const MENU = 'Menu';
export const SHOP = 'Shop';
export const SIGN_IN = 'Sign in';
export const SKIP_TO_MAIN_CONTENT = 'Skip to main content';
export const YOUR_ACCOUNT = 'Your account';
