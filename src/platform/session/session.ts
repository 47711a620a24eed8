import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionAdapter, SessionAnswer } from '../../../federation/contract';
import type { Clock } from '../../kernel/clock';
import type { Browser } from '../browser';
import type { TokenSource } from '../http';
import { hasFlickered, transition, type SessionEvent, type SessionStatus } from './machine';

export interface SessionPorts extends Pick<Browser, 'exclusively'> {
  /** Rejects where nobody can tell. */
  readonly load: SessionAdapter['load'];
  readonly clock: Clock;
  /** What the host knows: at false nothing is asked, until the host says that this has changed. */
  readonly hasTokenSession: boolean | undefined;
  /** The header flipped from signed in to signed out, and not because the shopper wished it [AUTH-5]. */
  readonly onFlicker: () => void;
  /** Another token of the same customer is in hand. */
  readonly onRenewed: () => void;
}

export interface Session extends TokenSource {
  readonly store: StoreApi<SessionStatus>;
  /** Asks who is signed in, where anybody may be. Rejects never. */
  readonly start: () => Promise<void>;
  /** Asks again. Rejects never. */
  readonly ask: () => Promise<void>;
  /** The shopper signed out: nobody is here from now on, whatever is still being asked. */
  readonly end: () => void;
  readonly stop: () => void;
}

interface Held {
  readonly token: string;
  readonly customerId: string;
  /** Epoch milliseconds. */
  readonly freshUntil: number;
}

const LOAD_TIMEOUT = 15_000;
/** A token this close to its end is renewed before it is used, in milliseconds. */
const MARGIN = 30_000;

/** A token that seems to be over as it comes shows that a clock is wrong: it serves until it is refused. */
const freshUntil = (expiresAt: string, now: number): number => {
  const life = Date.parse(expiresAt) - now;
  return life > 0 ? now + Math.max(life / 2, life - MARGIN) : Infinity;
};

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });

/**
 * Who is here, and their token: in memory only, renewed once however many callers and tabs wait [AUTH-4]. A tab
 * that renews has the lock of all tabs and reads first: what another has renewed meanwhile is there to be had.
 */
export const createSession = (ports: SessionPorts): Session => {
  const { load, clock, hasTokenSession, exclusively, onFlicker, onRenewed } = ports;
  const store = createStore<SessionStatus>()(() => ({
    kind: hasTokenSession === false ? 'signed-out' : 'unknown',
  }));
  let held: Held | undefined;
  /** What the same customer's token in hand came for: whose call was refused with it may have the new one. */
  let replaced: string | undefined;
  let asking: Promise<void> | undefined;
  let stopped = new AbortController();

  const hold = ({ token, customerId, expiresAt }: Extract<SessionAnswer, { kind: 'signed-in' }>) => {
    const isOther = token !== held?.token;
    if (isOther) replaced = customerId === held?.customerId ? held.token : undefined;
    held = { token, customerId, freshUntil: freshUntil(expiresAt, clock.now()) };
    return isOther && replaced !== undefined;
  };
  const take = (event: SessionEvent) => {
    const before = store.getState();
    const after = transition(before, event);
    let isRenewed = false;
    if (event.kind === 'signed-in') isRenewed = hold(event);
    else if (after.kind !== 'signed-in') held = replaced = undefined;
    else if (event.kind === 'unreachable' && held) {
      held = { ...held, freshUntil: clock.now() + MARGIN };
    }
    if (after !== before) store.setState(after, true);
    if (isRenewed) onRenewed();
    return hasFlickered(before, after, hasTokenSession === true);
  };

  /** @param old what is to be replaced; what the service holds is read first, another tab may have renewed it */
  const read = async (signal: AbortSignal, old: string | undefined): Promise<SessionAnswer> => {
    const answer = await load(signal);
    const isOld = answer.kind === 'signed-in' && answer.token === old;
    return isOld && !signal.aborted ? load(signal, { fresh: true }) : answer;
  };

  const ask = async (old: string | undefined) => {
    if (stopped.signal.aborted) return;
    const ended = stopped.signal;
    take({ kind: 'asked' });
    const limit = new AbortController();
    const stopTimer = clock.after(LOAD_TIMEOUT, () => {
      limit.abort();
    });
    const signal = AbortSignal.any([ended, limit.signal]);
    let event: SessionEvent = { kind: 'unreachable' };
    const task = async () => {
      if (signal.aborted) return;
      try {
        event = await read(signal, old);
      } catch {
        // Unreachable it stays.
      }
    };
    const inTime = () => Promise.race([task(), whenAborted(signal)]);
    await (old === undefined
      ? inTime()
      : Promise.race([exclusively('shop-header-token', inTime), whenAborted(signal)]));
    stopTimer();
    if (!ended.aborted && take(event)) onFlicker();
  };

  const askOnce = (old?: string) => {
    if (asking) return asking;
    const mine = ask(old).finally(() => {
      if (asking === mine) asking = undefined;
    });
    asking = mine;
    return mine;
  };
  const restart = () => {
    stopped.abort();
    asking = undefined;
    stopped = new AbortController();
  };

  return {
    store,
    async start() {
      restart();
      if (hasTokenSession !== false) await askOnce();
    },
    ask: () => askOnce(),
    end() {
      restart();
      take({ kind: 'signed-out' });
    },
    stop() {
      stopped.abort();
      held = replaced = asking = undefined;
    },
    async current() {
      if (asking) await asking;
      else if (store.getState().kind !== 'signed-out' && !(held && clock.now() < held.freshUntil)) {
        await askOnce(held?.token);
      }
      return held?.token;
    },
    async renew(refused) {
      await asking;
      if (held?.token === refused) await askOnce(refused);
      return replaced === refused ? held?.token : undefined;
    },
  };
};
