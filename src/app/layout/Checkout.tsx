import { useStore } from 'zustand';
import { CheckoutButton, type CheckoutWay } from '../../domains/checkout';
import { routes } from '../../kernel/routes';
import { useStateOf } from '../../ui/use-state-of';
import type { HeaderObject } from '../create-header';
import { useEngine } from './use-engine';

interface CheckoutProps {
  readonly header: HeaderObject;
  readonly placement?: 'main' | 'amend';
}

const asIs = (way: CheckoutWay) => way;
/** Nothing is known of trolley and slot. */
const BEFORE: CheckoutWay = { href: routes.serviceSelection, control: 'rest' };

/** The way from what is in the trolley to checkout, closed while something stands in it [CHK-1] [TROL-6]. */
export const Checkout = ({ header, placement = 'main' }: CheckoutProps) => {
  const engine = useEngine(header);
  const isCompact = useStore(header.page, (page) => page.isCompact);
  const { href, control, closed, isTrolleyPage } = useStateOf(engine?.entry, asIs, BEFORE);
  return (
    <CheckoutButton
      href={href}
      state={control === 'rest' && placement === 'amend' ? 'save' : control}
      closed={closed}
      Reason={engine?.CheckoutReason}
      told={placement === 'amend' ? 'card' : isTrolleyPage && !isCompact ? 'line' : 'strip'}
      onPress={(event) => engine?.enterCheckout({ href, placement, event })}
    />
  );
};
