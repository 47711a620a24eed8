import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { newWorld, type World } from '../state';
import type { Fault } from './fault';
import type { JournalEntry } from './journal';
import { newToken, type Token } from './token';

const MOST_WORLDS = 1000;

/** One browser session: its world, what is to go wrong in it, and what its pages called. */
export interface Session {
  readonly id: string;
  world: World;
  faults: readonly Fault[];
  journal: readonly JournalEntry[];
  /** How often each tracking address of an advertisement was called. */
  readonly tracking: Map<string, number>;
  /** Good as long as the same person is signed in. */
  token: Token;
}

export interface Sessions {
  /** The session of this id, made when it is new; a missing or odd id gets a fresh one. */
  readonly open: (id: string | undefined) => Session;
  /** Undefined when no page has opened it yet. */
  readonly find: (id: string | undefined) => Session | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps the 1000 sessions used last, each independent of the others. */
export const createSessions = (most = MOST_WORLDS): Sessions => {
  const kept = new LRUCache<string, Session>({ max: most });
  const open = (wanted: string | undefined): Session => {
    const id = wanted !== undefined && UUID.test(wanted) ? wanted : randomUUID();
    const known = kept.get(id);
    if (known !== undefined) return known;
    const session: Session = {
      id,
      world: newWorld(new Date()),
      faults: [],
      journal: [],
      tracking: new Map(),
      token: newToken(Date.now()),
    };
    kept.set(id, session);
    return session;
  };
  return { open, find: (id) => (id === undefined ? undefined : kept.get(id)) };
};

/** Puts the next world in place. Another person gets another token. */
export const moveOn = (session: Session, world: World): void => {
  const { who, customerId } = session.world;
  session.world = world;
  if (world.who !== who || world.customerId !== customerId) session.token = newToken(Date.now());
};
