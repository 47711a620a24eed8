import type { StoreApi } from 'zustand/vanilla';
import { useStateOf } from './use-state-of';
import { VisuallyHidden } from './VisuallyHidden';

/** What screen readers are told. */
export interface Announcement {
  readonly phrase: string;
  /** Grows with each, so that the same phrase is told again. */
  readonly turn: number;
}

interface LiveRegionProps {
  readonly announcements: Pick<StoreApi<Announcement>, 'getState' | 'subscribe'> | undefined;
}

/**
 * Tells announcements as they come. A modal dialog needs one of its own: what lies outside of it is inert, and
 * isn't heard.
 */
export const LiveRegion = ({ announcements }: LiveRegionProps) => {
  const phrase = useStateOf(announcements, (state) => state.phrase, '');
  const turn = useStateOf(announcements, (state) => state.turn, 0);
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={turn}>{phrase}</span>
      </span>
    </VisuallyHidden>
  );
};
