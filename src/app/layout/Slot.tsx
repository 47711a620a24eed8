import { useStore } from 'zustand';
import { SlotButton } from '../../domains/slot';
import type { HeaderObject } from '../create-header';
import { useEngine, useStatusBefore } from './use-engine';

/** The slot, and its details as one of the things that open over the page. */
export const Slot = ({ header }: { readonly header: HeaderObject }) => {
  const isOpen = useStore(header.page, ({ openPanel }) => openPanel === 'slot');
  const known = useStore(header.page, (page) => page.known?.slot);
  const engine = useEngine(header);
  const wiring = engine?.slotDetails;
  return (
    <SlotButton
      store={engine?.slot}
      before={useStatusBefore(header)}
      known={known}
      isSpaceKept={header.expectedIdentity !== 'visitor'}
      onBook={wiring?.onBook}
      renderBooked={
        wiring &&
        ((label, reservation) => (
          <wiring.BookedButton
            {...wiring}
            label={label}
            reservation={reservation}
            isOpen={isOpen}
            onToggle={(isWanted) => {
              const { openPanel, open } = header.page.getState();
              // What has been opened in its place stays open.
              if (isWanted || openPanel === 'slot') open(isWanted ? 'slot' : 'none');
            }}
          />
        ))
      }
    />
  );
};
