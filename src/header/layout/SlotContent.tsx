import { useStore } from '../../ui/use-store';
import { BookedButton } from '../../domains/slot';
import { useLazy } from '../../ui/use-lazy';
import type { HeaderRuntime } from '../runtime';

const loadNextSlot = async () =>
  (await import(/* webpackChunkName: "order" */ '../../features/slot/next-slot')).NextSlot;

/**
 * What the slot's button shows once the runtime has loaded: a booked slot with its details, one of the panels over the
 * page, or the next free slot, for customers of hosts that know it.
 */
export const SlotContent = ({ runtime }: { readonly runtime: HeaderRuntime }) => {
  const { adapters, page, session, slot, slotDetails } = runtime;
  const isOpen = useStore(page, ({ openPanel }) => openPanel === 'slot');
  const isCustomer = useStore(session, ({ kind }) => kind === 'signed-in');
  const booked = useStore(slot, ({ status }) => (status.kind === 'booked' ? status.slot : undefined));
  const NextSlot = useLazy(loadNextSlot, isCustomer && !booked && !!adapters().slots?.next);
  if (booked?.label)
    return (
      <BookedButton
        {...slotDetails}
        label={booked.label}
        reservation={booked.reservation}
        isOpen={isOpen}
        onToggle={(isWanted) => {
          const { openPanel, open } = page.getState();
          // A panel that was opened meanwhile stays open.
          if (isWanted || openPanel === 'slot') open(isWanted ? 'slot' : 'none');
        }}
      />
    );
  return isCustomer && NextSlot && <NextSlot context={runtime} />;
};
