import { useStore } from 'zustand';
import { bookSlotPath, paths } from '../../shop/paths';
import { formatSlot } from '../../shop/times';
import { useShop } from '../../shop-react/state/shop';
import { Link } from '../../shop-react/ui/Link';

const isDelivery = (slotType: string): boolean => slotType.startsWith('DELIVERY');

/** The customer's slot with a link that changes it, or a link to the delivery times. */
export const HeroSlot = () => {
  const { config, slot: store } = useShop();
  const slot = useStore(store);
  if (slot === null) {
    return (
      <Link className="button" href={paths.serviceSelection}>
        See delivery times
      </Link>
    );
  }
  return (
    <>
      <p>
        {isDelivery(slot.slotType) ? 'Your delivery' : 'Your collection'}: <strong>{formatSlot(slot)}</strong>
      </p>
      {config.shop.amending?.slotChangeable === false ? null : (
        <Link className="button" href={bookSlotPath(slot.slotType)}>
          Change slot
        </Link>
      )}
    </>
  );
};
