import { useStore } from '../../ui/use-store';
import { SlotButton } from '../../domains/slot';
import type { HeaderObject } from '../create-header';
import { useRuntime, useInitialStatus } from './use-runtime';

/** The slot's button. */
export const Slot = ({ header }: { readonly header: HeaderObject }) => {
  const preloaded = useStore(header.page, (page) => page.preloaded?.slot);
  const runtime = useRuntime(header);
  return (
    <SlotButton
      store={runtime?.slot}
      before={useInitialStatus(header)}
      preloaded={preloaded}
      isSpaceKept={header.expectedIdentity !== 'visitor'}
      onBook={runtime?.slotDetails.onBook}
    >
      {runtime && <runtime.views.SlotContent runtime={runtime} />}
    </SlotButton>
  );
};
