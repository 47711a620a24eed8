import { keepFocus } from '../features/focus/keep-focus';
import { trackSideMenuLoading } from '../features/menus/side-menu-loading';
import type { HeaderContext } from '../context/context';

/** Starts the features that nobody needs before a shopper has come near. Returns the functions that stop them. */
export const createTouchedFeatures = (context: HeaderContext): readonly (() => void)[] => [
  trackSideMenuLoading(context),
  keepFocus(context.element(), context.page, context.browser),
];
