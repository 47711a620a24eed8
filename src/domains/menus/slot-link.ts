import { routes } from '../../kernel/routes';
import type { MenuLink } from './links';

/**
 * The slot's link, apart from the others because the first paint has a button for it.
 *
 * @param changeHref where a booked slot is changed; undefined while none is booked [SLOT-5]
 */
export const slotLink = (changeHref: string | undefined): MenuLink => ({
  id: 'slot',
  label: changeHref ? 'Change Slot' : 'Book Slot',
  href: changeHref ?? routes.serviceSelection,
  audience: 'signed-in',
});
