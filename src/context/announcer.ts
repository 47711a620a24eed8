import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../kernel/clock';
import type { Announce, Translate } from '../kernel/translate';
import type { Announcement } from '../ui/LiveRegion';

/** Announces texts to screen readers, for the whole header. The last text replaces the previous one. */
export interface Announcer {
  readonly announcements: StoreApi<Announcement>;
  /** Translates the phrase and announces it. */
  readonly announce: Announce;
  /** Makes the announcer silent while an input method composes; the last text is announced afterwards. */
  readonly setSilent: (isSilent: boolean) => void;
  readonly stop: () => void;
}

/** Within this time the same text is announced once. */
const REPEAT_WINDOW_MS = 250;
/** After this time the text is removed from the page, where a screen reader could find it when it is outdated. */
const CLEAR_AFTER_MS = 8_000;

export const createAnnouncer = (clock: Clock, t: Translate): Announcer => {
  const announcements = createStore<Announcement>()(() => ({ phrase: '', turn: 0 }));
  let announcedAt = -Infinity;
  let isSilent = false;
  let pendingPhrase: string | undefined;
  let stopClearing: (() => void) | undefined;

  const announceTranslated = (phrase: string) => {
    if (isSilent) {
      pendingPhrase = phrase;
      return;
    }
    const now = clock.now();
    const before = announcements.getState();
    if (phrase === before.phrase && now - announcedAt < REPEAT_WINDOW_MS) return;
    announcedAt = now;
    announcements.setState({ phrase, turn: before.turn + 1 });
    stopClearing?.();
    stopClearing = clock.after(CLEAR_AFTER_MS, () => announcements.setState({ phrase: '' }));
  };
  return {
    announcements,
    announce: (phrase, values) => announceTranslated(t(phrase, values)),
    setSilent(silent) {
      isSilent = silent;
      if (silent || pendingPhrase === undefined) return;
      const phrase = pendingPhrase;
      pendingPhrase = undefined;
      announceTranslated(phrase);
    },
    stop() {
      stopClearing?.();
    },
  };
};
