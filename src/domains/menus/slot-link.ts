import { routes } from '../../kernel/routes';
import type { MenuLink } from './links';

/**
 * Creates the slot link. It is not part of `menuLinks`, because the first paint renders a button for the slot.
 *
 * @param changeHref the page where a booked slot is changed; undefined while no slot is booked [SLOT-5]
 */
export const slotLink = (changeHref: string | undefined): MenuLink => ({
  id: 'slot',
  label: changeHref ? 'Change Slot' : 'Book Slot',
  href: changeHref ?? routes.serviceSelection,
  audience: 'signed-in',
});
