import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asTimePasses, type Outcome, type World } from '../state';
import { graphCall, REMOTE_PATH, type CallName } from './calls';
import { takeFault, type Fault } from './fault';
import { writeDown, type JournalEntry } from './journal';
import { strikeAfter, strikeBefore } from './strike';
import { createSessions, moveOn, type Session } from './session';

export const WORLD_COOKIE = 'demo-world';

/** There while somebody is signed in: all that servers of static pages know of a session. */
const SESSION_COOKIE = 'demo_session';

declare module 'fastify' {
  interface FastifyRequest {
    demoSession: Session | null;
    demoEntry: JournalEntry | null;
    /** Strikes once the call has done its work. */
    demoFault: Fault | null;
  }
  interface FastifyContextConfig {
    /** Makes the route a service call: journalled, and open to faults. */
    readonly call?: CallName | 'by-tag';
  }
}

/** Files, and the header's fragment: the same for everybody, so caches keep them. */
const isAsset = (request: FastifyRequest): boolean =>
  /^\/(ecom\/assets\/|mfe\/common\/header(\?|$))/.test(request.url);

const callOf = (request: FastifyRequest): CallName | undefined => {
  if (request.url.startsWith(REMOTE_PATH)) return 'remote';
  const { call } = request.routeOptions.config;
  return call === 'by-tag' ? graphCall((request.query as Record<string, unknown>)['tag']) : call;
};

/** The session that the request belongs to. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (request.demoSession === null) throw new Error(`${request.url} is served without a world`);
  return request.demoSession;
};

export const worldOf = (request: FastifyRequest): World => sessionOf(request).world;

/** Whether a fault waits for this call: a server that had asked for its pages would have got nothing. */
export const isFailing = (request: FastifyRequest, call: CallName): boolean =>
  sessionOf(request).faults.some((fault) => fault.call === call || fault.call === '*');

/** Moves the caller's world on by a pure function. */
export const updateWorld = (request: FastifyRequest, change: (world: World) => World): World => {
  const session = sessionOf(request);
  moveOn(session, change(session.world));
  return session.world;
};

/** Moves the caller's world on by a transition that can refuse; a refusal mostly leaves it as it was. */
export const applyTo = <T>(request: FastifyRequest, transition: (world: World) => Outcome<T>): Outcome<T> => {
  const session = sessionOf(request);
  const outcome = transition(session.world);
  if (outcome.world !== undefined) moveOn(session, outcome.world);
  return outcome;
};

const tellSession = (request: FastifyRequest, reply: FastifyReply): void => {
  const isHeld = worldOf(request).who !== 'visitor';
  if (isHeld === (request.cookies[SESSION_COOKIE] !== undefined)) return;
  if (isHeld) reply.setCookie(SESSION_COOKIE, 'held', { path: '/', httpOnly: true, sameSite: 'lax' });
  else reply.clearCookie(SESSION_COOKIE, { path: '/' });
};

/** Gives every request its world by a cookie, writes service calls down, and lets faults strike them. */
export const registerSessions = async (app: FastifyInstance): Promise<void> => {
  const sessions = createSessions();
  await app.register(cookie);
  app.decorateRequest('demoSession', null);
  app.decorateRequest('demoEntry', null);
  app.decorateRequest('demoFault', null);

  app.addHook('onRequest', async (request, reply) => {
    const id = request.cookies[WORLD_COOKIE];
    // Assets are fetched without cookies by some pages: those must not fill the memory with worlds.
    request.demoSession = isAsset(request) ? (sessions.find(id) ?? null) : sessions.open(id);
    if (request.demoSession !== null) {
      request.demoSession.world = asTimePasses(request.demoSession.world);
    }
    if (request.demoSession !== null && request.demoSession.id !== id) {
      reply.setCookie(WORLD_COOKIE, request.demoSession.id, { path: '/', httpOnly: true, sameSite: 'lax' });
    }
    const call = callOf(request);
    if (request.demoSession !== null && call !== undefined && call !== 'remote') {
      request.demoEntry = writeDown(request.demoSession, call, request, reply);
    }
  });

  app.addHook('preValidation', async (request, reply) => {
    if (request.demoEntry !== null) request.demoEntry.body = request.body ?? null;
    const call = callOf(request);
    if (request.demoSession === null || call === undefined) return;
    const fault = takeFault(request.demoSession, call);
    if (fault === undefined) return;
    if (fault.when !== 'after') return strikeBefore(fault, call, request, reply);
    request.demoFault = fault;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.demoSession !== null && !isAsset(request)) tellSession(request, reply);
    const call = callOf(request);
    if (request.demoFault === null || call === undefined) return payload;
    return strikeAfter(request.demoFault, call, request, reply, payload);
  });
};
