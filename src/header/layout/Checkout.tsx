import { CheckoutButton, type CheckoutControlState } from '../../domains/checkout';
import { firstRoutes } from '../../kernel/routes';
import { useStore } from '../../ui/use-store';
import type { HeaderObject } from '../create-header';
import { useInitialStatus, useRuntime } from './use-runtime';

interface CheckoutProps {
  readonly header: HeaderObject;
  /** In the bar, in the amend bar, or in the sheet that the trolley opens on small screens. */
  readonly placement?: 'main' | 'amend' | 'sheet';
}

const asIs = (state: CheckoutControlState) => state;
/** Where the link leads before the runtime is loaded: a visitor has no slot, and a customer's is not known. */
const BEFORE: CheckoutControlState = { href: firstRoutes.trolley, control: 'rest' };
const VISITOR: CheckoutControlState = { ...BEFORE, href: firstRoutes.serviceSelection };

/** The link to checkout, disabled with a reason while the trolley may not be checked out [CHK-1] [TROL-6]. */
export const Checkout = ({ header, placement = 'main' }: CheckoutProps) => {
  const runtime = useRuntime(header);
  const before = useInitialStatus(header).kind === 'none' ? VISITOR : BEFORE;
  const isAmending = useStore(header.page, ({ amendHeight }) => amendHeight > 0);
  const { href, control, closed } = useStore(runtime?.checkout.entry, asIs, before);
  const isMain = placement === 'main';
  const place =
    placement === 'sheet' ? placement : isMain && closed?.summary && !closed.isEmpty ? 'strip' : 'card';
  return (
    <CheckoutButton
      href={href}
      state={control === 'rest' && placement === 'amend' ? 'save' : control}
      closed={closed}
      Reason={runtime?.views.CheckoutReason}
      place={place}
      isQuiet={isMain && isAmending}
      onPress={(event) => runtime?.checkout.enterCheckout({ placement, event })}
    />
  );
};
