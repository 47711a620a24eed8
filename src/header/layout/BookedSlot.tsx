import { useStore } from 'zustand';
import { BookedButton, type BookedButtonProps } from '../../domains/slot';
import type { HeaderRuntime } from '../runtime';

interface ConnectedBookedSlotProps extends Pick<BookedButtonProps, 'label' | 'reservation'> {
  readonly runtime: HeaderRuntime;
}

/** A booked slot's button and its details, one of the panels over the page. It loads with the runtime. */
export const BookedSlot = ({ runtime: { page, slotDetails }, ...slot }: ConnectedBookedSlotProps) => {
  const isOpen = useStore(page, ({ openPanel }) => openPanel === 'slot');
  return (
    <BookedButton
      {...slotDetails}
      {...slot}
      isOpen={isOpen}
      onToggle={(isWanted) => {
        const { openPanel, open } = page.getState();
        // A panel that was opened meanwhile stays open.
        if (isWanted || openPanel === 'slot') open(isWanted ? 'slot' : 'none');
      }}
    />
  );
};
