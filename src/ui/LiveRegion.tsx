import { useState } from 'react';
import { useStore, type ReadableStore } from './use-store';
import { VisuallyHidden } from './VisuallyHidden';

/** A message for screen readers. */
export interface Announcement {
  readonly phrase: string;
  /** Increases with each announcement, so that the same phrase is announced again. */
  readonly turn: number;
}

interface LiveRegionProps {
  readonly announcements: ReadableStore<Announcement> | undefined;
  /** The turn after which it announces: by default, that of its first render. */
  readonly since?: number;
}

/**
 * Announces messages to screen readers. A modal dialog needs a live region inside it, because everything outside it is
 * inert and is not announced.
 */
export const LiveRegion = ({ announcements, since }: LiveRegionProps) => {
  const phrase = useStore(announcements, (state) => state.phrase, '');
  const turn = useStore(announcements, (state) => state.turn, 0);
  // The phrase of an earlier announcement is not repeated in a region that is rendered later.
  const [firstTurn] = useState(since ?? turn);
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={turn}>{turn !== firstTurn && phrase}</span>
      </span>
    </VisuallyHidden>
  );
};
