import { useStore } from '../../ui/use-store';
import { TrolleyProblems } from '../../domains/trolley';
import type { HeaderRuntime } from '../runtime';
import { TrolleyPreview } from './TrolleyPreview';
import type { ReactNode } from 'react';

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
