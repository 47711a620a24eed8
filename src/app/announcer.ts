import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Announcement {
  readonly phrase: string;
  /** Grows with each, so that the same phrase is told again. */
  readonly turn: number;
}

export type Announcer = StoreApi<Announcement>;

/** The header's one voice for screen readers; what is said last is what is heard. */
export const createAnnouncer = (): Announcer => createStore<Announcement>()(() => ({ phrase: '', turn: 0 }));

export const announce = (announcer: Announcer, phrase: string): void => {
  announcer.setState(({ turn }) => ({ phrase, turn: turn + 1 }));
};
