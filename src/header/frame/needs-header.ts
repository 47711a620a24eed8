import { FROM_MD } from '../../kernel/breakpoints';
import { GROCERIES } from './complete-frame';

/**
 * What the header alone can do, though a link stands for it: the menu of Groceries, the details of a booked slot, the sheet that the
 * trolley opens on phones, and a customer's checkout, whose target depends on the order.
 */
const CUSTOMER_CONTROLS = `${GROCERIES}, [data-state]`;

/** Whether a press waits for the header: other links and the form work without it. */
export const needsHeader =
  (isVisitor: boolean, width: number) =>
  (pressed: Element): boolean => {
    const link = pressed.closest('a, form');
    const sheet = width < FROM_MD ? ', [data-trolley]' : '';
    return (
      !link || !!link.querySelector('time') || link.matches(isVisitor ? GROCERIES : CUSTOMER_CONTROLS + sheet)
    );
  };
