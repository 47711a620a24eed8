import type { World } from './world';

/** Signs the customer in. */
export const signIn = (world: World): World => ({ ...world, who: 'customer' });

/** Signs the customer out; the trolley is kept for the next sign-in [AUTH-3]. */
export const signOut = (world: World): World => ({ ...world, who: 'visitor' });
