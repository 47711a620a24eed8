import { paths } from '../../shop/paths';
import { useShop } from '../../shop-react/state/shop';
import { Link } from '../../shop-react/ui/Link';

/** Shows which order is being changed, for which slot, and that changes apply after checkout only. */
export const AmendingNote = () => {
  const { amending, customerOrderId } = useShop().config.shop;
  if (!amending) return null;
  const { slot, previousSlot, slotChangeable } = amending;
  return (
    <div className="note">
      <p>
        You are changing order <Link href={`${paths.order}/${customerOrderId}`}>{customerOrderId}</Link>
        {slot === null ? '. It has no slot any more.' : ` for ${slot}.`} Check out again to keep your changes.
      </p>
      {previousSlot === null ? null : <p>Until then, your slot stays {previousSlot}.</p>}
      {slotChangeable ? null : <p>We are preparing this order, so its time can no longer be changed.</p>}
    </div>
  );
};
