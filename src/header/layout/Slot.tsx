import { useStore } from 'zustand';
import { SlotButton } from '../../domains/slot';
import type { HeaderObject } from '../create-header';
import { useRuntime, useInitialStatus } from './use-runtime';

/** The slot's button, and its details as one of the panels over the page. */
export const Slot = ({ header }: { readonly header: HeaderObject }) => {
  const isOpen = useStore(header.page, ({ openPanel }) => openPanel === 'slot');
  const preloaded = useStore(header.page, (page) => page.preloaded?.slot);
  const runtime = useRuntime(header);
  return (
    <SlotButton
      store={runtime?.slot}
      before={useInitialStatus(header)}
      preloaded={preloaded}
      isSpaceKept={header.expectedIdentity !== 'visitor'}
      onBook={runtime?.slotDetails.onBook}
      renderBooked={
        runtime &&
        ((label, reservation) => (
          <runtime.views.BookedButton
            {...runtime.slotDetails}
            label={label}
            reservation={reservation}
            isOpen={isOpen}
            onToggle={(isWanted) => {
              const { openPanel, open } = header.page.getState();
              // A panel that was opened meanwhile stays open.
              if (isWanted || openPanel === 'slot') open(isWanted ? 'slot' : 'none');
            }}
          />
        ))
      }
    />
  );
};
