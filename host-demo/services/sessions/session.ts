import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { newWorld, type FeatureSwitches, type SeasonName, type World } from '../state';
import type { CallName, Fault } from './faults';

/** The token of one world, which the token service sends to its pages. */
export interface Token {
  readonly value: string;
  /** Epoch milliseconds. */
  readonly issued: number;
  readonly lifeMilliseconds: number;
  /** Services refuse the token before it expires, and the token service does not know that. */
  readonly isRefused: boolean;
  /** How often the token service has created a new token for the same shopper. */
  readonly refreshes: number;
}

const HALF_HOUR_MS = 30 * 60_000;

const newToken = (now: number, lifeMilliseconds = HALF_HOUR_MS): Token => ({
  value: randomUUID(),
  issued: now,
  lifeMilliseconds,
  isRefused: false,
  refreshes: 0,
});

/** Epoch milliseconds. */
export const expiryOf = ({ issued, lifeMilliseconds }: Token): number => issued + lifeMilliseconds;

export const isValidToken = (token: Token, now: number): boolean => !token.isRefused && now < expiryOf(token);

/**
 * Returns the token for a request of a page: the current one, or a new one if the current one has expired or the page
 * requests a new one.
 */
export const tokenFor = (token: Token, isFresh: boolean, now: number): Token =>
  isFresh || now >= expiryOf(token)
    ? { ...newToken(now, token.lifeMilliseconds), refreshes: token.refreshes + 1 }
    : token;

const MAX_ENTRIES = 500;

/** One service call that a page of this world made. */
export interface JournalEntry {
  readonly call: CallName;
  /** ISO instant at which it arrived. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Null until the response is sent, and for a call without one. */
  status: number | null;
  /** From arrival to the last byte, or to the end of the connection; null until then. */
  milliseconds: number | null;
}

const UNAUTHENTICATED = 'Bearer unauthenticated';

/** Secrets are redacted; the scheme of an authorization is kept. */
const headersOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(', ') : (value ?? '');
      if (name === 'cookie') return [name, '[redacted]'];
      if (name !== 'authorization' || text === UNAUTHENTICATED) return [name, text];
      return [name, `${text.split(' ')[0] ?? ''} [redacted]`];
    }),
  );

/** Records a call as it arrives, and adds its status when it ends in any way. */
export const recordCall = (
  session: { journal: readonly JournalEntry[] },
  call: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
): JournalEntry => {
  const start = performance.now();
  const entry: JournalEntry = {
    call,
    time: new Date().toISOString(),
    method: request.method,
    path: request.url.split('?')[0] ?? '',
    query: { ...(request.query as Record<string, unknown>) },
    headers: headersOf(request),
    body: null,
    status: null,
    milliseconds: null,
  };
  session.journal = [...session.journal.slice(1 - MAX_ENTRIES), entry];
  reply.raw.once('close', () => {
    entry.status = reply.raw.headersSent ? reply.raw.statusCode : null;
    entry.milliseconds = Math.round(performance.now() - start);
  });
  return entry;
};

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
  /** Features of the session's new worlds that differ from the usual ones. */
  readonly features: Partial<FeatureSwitches>;
}

interface Sessions {
  /** Returns the session of this id, and creates it if it is new; a missing or invalid id gets a new session. */
  readonly open: (id: string | undefined) => Session;
  /** Undefined if no page has opened it yet. */
  readonly find: (id: string | undefined) => Session | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What all new worlds have: a season (null: that of their clock), and features that differ from the usual ones. */
export type NewWorlds = Pick<Session, 'season' | 'features'>;

/** Keeps the 1000 most recently used sessions, each independent of the others. */
export const createSessions = ({ season, features }: NewWorlds): Sessions => {
  const kept = new LRUCache<string, Session>({ max: MAX_WORLDS });
  const open = (wanted: string | undefined): Session => {
    const id = wanted !== undefined && UUID.test(wanted) ? wanted : randomUUID();
    const existing = kept.get(id);
    if (existing !== undefined) return existing;
    const session: Session = {
      id,
      world: newWorld(new Date(), season, features),
      faults: [],
      journal: [],
      tracking: new Map(),
      trackingId: randomUUID(),
      token: newToken(Date.now()),
      season,
      features,
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
