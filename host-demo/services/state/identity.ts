import type { World } from './world';

/** The shopper proved who they are. */
export const signIn = (world: World): World => ({ ...world, who: 'customer' });

/** Back to a visitor; the trolley waits for the next sign-in [AUTH-3]. */
export const signOut = (world: World): World => ({ ...world, who: 'visitor' });
