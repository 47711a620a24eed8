import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../kernel/clock';
import type { Announcement } from '../ui/LiveRegion';

/** The header's one voice for screen readers; what is said last is what is heard. */
export interface Announcer {
  readonly announcements: StoreApi<Announcement>;
  readonly announce: (phrase: string) => void;
  /** Silent while an input method composes: then only the last phrase is kept, for afterwards. */
  readonly setSilent: (isSilent: boolean) => void;
  readonly stop: () => void;
}

/** Within this time, in milliseconds, the same phrase is one announcement. */
const SAME_WITHIN = 250;
/** A phrase that was told is taken out of the page, where it would be found long after it was true. */
const GONE_AFTER = 8_000;

export const createAnnouncer = (clock: Clock): Announcer => {
  const announcements = createStore<Announcement>()(() => ({ phrase: '', turn: 0 }));
  let toldAt = -Infinity;
  let isSilent = false;
  let kept: string | undefined;
  let stopClearing: (() => void) | undefined;

  const announce = (phrase: string) => {
    if (isSilent) {
      kept = phrase;
      return;
    }
    const now = clock.now();
    const before = announcements.getState();
    if (phrase === before.phrase && now - toldAt < SAME_WITHIN) return;
    toldAt = now;
    announcements.setState({ phrase, turn: before.turn + 1 });
    stopClearing?.();
    stopClearing = clock.after(GONE_AFTER, () => {
      announcements.setState({ phrase: '' });
    });
  };
  return {
    announcements,
    announce,
    setSilent(silent) {
      isSilent = silent;
      if (silent || kept === undefined) return;
      const phrase = kept;
      kept = undefined;
      announce(phrase);
    },
    stop() {
      stopClearing?.();
    },
  };
};
