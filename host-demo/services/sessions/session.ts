import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { newWorld, type SeasonName, type World } from '../state';
import type { Fault } from './fault';
import type { JournalEntry } from './journal';
import { newToken, type Token } from './token';

const MAX_WORLDS = 1000;

/** One browser session: its world, its faults, and the calls of its pages. */
export interface Session {
  readonly id: string;
  world: World;
  faults: readonly Fault[];
  journal: readonly JournalEntry[];
  /** How often each tracking address of an advertisement was requested. */
  readonly tracking: Map<string, number>;
  /** Identifies the session in tracking addresses, which are requested without cookies. */
  readonly trackingId: string;
  /** Valid while the same user is signed in. */
  token: Token;
  /** Season of the session's new worlds; null: that of their clock. */
  readonly season: SeasonName | null;
}

export interface Sessions {
  /** Returns the session of this id, and creates it if it is new; a missing or invalid id gets a new session. */
  readonly open: (id: string | undefined) => Session;
  /** Undefined if no page has opened it yet. */
  readonly find: (id: string | undefined) => Session | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Keeps the 1000 most recently used sessions, each independent of the others.
 *
 * @param season of new worlds; null: that of their clock
 */
export const createSessions = (season: SeasonName | null): Sessions => {
  const kept = new LRUCache<string, Session>({ max: MAX_WORLDS });
  const open = (wanted: string | undefined): Session => {
    const id = wanted !== undefined && UUID.test(wanted) ? wanted : randomUUID();
    const existing = kept.get(id);
    if (existing !== undefined) return existing;
    const session: Session = {
      id,
      world: newWorld(new Date(), season),
      faults: [],
      journal: [],
      tracking: new Map(),
      trackingId: randomUUID(),
      token: newToken(Date.now()),
      season,
    };
    kept.set(id, session);
    return session;
  };
  return { open, find: (id) => (id === undefined ? undefined : kept.get(id)) };
};

/** Replaces the world. If the user changes, so does the token. */
export const replaceWorld = (session: Session, world: World): void => {
  const { who, customerId } = session.world;
  session.world = world;
  if (world.who !== who || world.customerId !== customerId) session.token = newToken(Date.now());
};
