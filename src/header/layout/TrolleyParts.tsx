import { useStore } from '../../ui/use-store';
import { TrolleyProblems } from '../../domains/trolley';
import type { HeaderRuntime } from '../runtime';
import type { ReactNode } from 'react';
import type { TrolleyPreviewEntry } from '../../features/trolley/trolley-preview';
import { useLazy } from '../../ui/use-lazy';

interface TrolleyPreviewProps extends Pick<TrolleyPreviewEntry, 'load'> {
  /** The Checkout control. */
  readonly children: ReactNode;
}

/** The open preview under the trolley's link, once its code has loaded. Without it, the link works as always. */
export const TrolleyPreview = ({ load, children }: TrolleyPreviewProps) => useLazy(load, true)?.(children);

interface TrolleyPartsProps {
  readonly runtime: HeaderRuntime;
  /** The checkout of the preview. */
  readonly children: ReactNode;
}

/** What is rendered next to the trolley's link: its problems, and its preview. It loads with the runtime. */
export const TrolleyParts = ({ runtime: { page, trolley, trolleyPreview }, children }: TrolleyPartsProps) => {
  const isOpen = useStore(page, ({ openPanel }) => openPanel === 'trolley');
  return (
    <>
      <TrolleyProblems store={trolley} />
      {isOpen && <TrolleyPreview load={trolleyPreview.load}>{children}</TrolleyPreview>}
    </>
  );
};
