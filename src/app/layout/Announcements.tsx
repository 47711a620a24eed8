import { useStore } from 'zustand';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Announcer } from '../announcer';

/** The one live region of the header. */
export const Announcements = ({ announcer }: { readonly announcer: Announcer }) => {
  const { phrase, turn } = useStore(announcer);
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={turn}>{phrase}</span>
      </span>
    </VisuallyHidden>
  );
};
