import { CheckoutButton, type CheckoutControlState } from '../../domains/checkout';
import { firstRoutes } from '../../kernel/routes';
import { useStore } from '../../ui/use-store';
import type { HeaderObject } from '../create-header';
import { useRuntime } from './use-runtime';

interface CheckoutProps {
  readonly header: HeaderObject;
  /** In the bar, in the amend bar, or in the sheet that the trolley opens on small screens. */
  readonly placement?: 'main' | 'amend' | 'sheet';
}

/** The link to checkout, disabled with a reason while the trolley may not be checked out [CHK-1] [TROL-6]. */
export const Checkout = ({ header, placement = 'main' }: CheckoutProps) => {
  const runtime = useRuntime(header);
  // Before the runtime is loaded, a visitor has no slot, and a customer's is not known.
  const before: CheckoutControlState = {
    href: header.expectedIdentity === 'visitor' ? firstRoutes.serviceSelection : firstRoutes.trolley,
    control: 'rest',
  };
  const isAmending = useStore(header.page, ({ amendHeight }) => amendHeight > 0);
  const { href, control, closed } = useStore(runtime?.checkout.entry) ?? before;
  const isMain = placement === 'main';
  const mainPlace = closed?.summary && !closed.isEmpty ? 'strip' : 'bar';
  return (
    <CheckoutButton
      href={href}
      state={control === 'rest' && placement === 'amend' ? 'save' : control}
      closed={closed}
      Reason={runtime?.views.CheckoutReason}
      place={placement === 'main' ? mainPlace : placement}
      isQuiet={isMain && isAmending}
      onPress={(event) => runtime?.checkout.enterCheckout({ placement, event })}
    />
  );
};
