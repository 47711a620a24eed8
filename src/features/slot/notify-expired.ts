import { BOOK_A_SLOT, SLOT_EXPIRED } from './texts';
import { routes } from '../../kernel/routes';
import { EXPIRED_SLOT_KEY } from '../../../federation/contract';
import type { HeaderContext } from '../../context/context';

/** Notifies a shopper once that their slot is no longer reserved [SLOT-1]. Returns a function that stops it. */
export const notifyExpired = ({ slot, browser, modals }: HeaderContext): (() => void) => {
  let notified = browser.recall(EXPIRED_SLOT_KEY);
  const follow = ({ status } = slot.getState()) => {
    const id = status.kind === 'none' ? status.expiredId : undefined;
    if (!id || id === notified) return;
    notified = id;
    browser.remember(EXPIRED_SLOT_KEY, id);
    modals.notify(SLOT_EXPIRED, {}, { label: BOOK_A_SLOT, href: routes.serviceSelection });
  };
  follow();
  return slot.subscribe(follow);
};
