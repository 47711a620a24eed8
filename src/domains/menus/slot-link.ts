import { routes } from '../../kernel/routes';
import type { Translate } from '../../kernel/translate';
import { BOOK_SLOT, CHANGE_SLOT } from './texts';
import type { MenuLink } from './links';

/**
 * Creates the slot link. It is not part of `menuLinks`, because the first paint renders a button for the slot.
 *
 * @param changeHref the page where a booked slot is changed; undefined while no slot is booked [SLOT-5]
 */
export const slotLink = (t: Translate, changeHref: string | undefined): MenuLink => ({
  id: 'slot',
  label: t(changeHref ? CHANGE_SLOT : BOOK_SLOT),
  href: changeHref ?? routes.serviceSelection,
  audience: 'signed-in',
  isBookedSlot: changeHref !== undefined,
});
