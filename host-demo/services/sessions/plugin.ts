import { request as httpRequest } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withExpiredReservation, type Outcome, type World } from '../state';
import {
  graphCall,
  REMOTE_PATH,
  nextFault,
  injectFaultAfter,
  injectFaultBefore,
  type CallName,
  type Fault,
} from './faults';
import {
  recordCall,
  createSessions,
  replaceWorld,
  type JournalEntry,
  type NewWorlds,
  type Session,
} from './session';

export const WORLD_COOKIE = 'demo-world';

/** The cookie exists while a user is signed in: the only sign of a session for servers of static pages. */
const SESSION_COOKIE = 'demo_session';

declare module 'fastify' {
  interface FastifyRequest {
    demoSession: Session | null;
    demoEntry: JournalEntry | null;
    /** The fault to inject after the call has done its work. */
    demoFault: Fault | null;
  }
  interface FastifyContextConfig {
    /** Makes the route a service call: recorded in the journal, and open to faults. */
    readonly call?: CallName | 'by-tag';
  }
}

/**
 * Returns whether the request is for a file, for the header's fragment, or for the state of the server. They are the
 * same for every shopper, so caches store files and fragments. The route's pattern decides, because a route has several spellings (a trailing slash,
 * percent-encoded letters).
 */
const isAsset = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith('/ecom/assets/') ||
  url.startsWith('/health/') ||
  ['/mfe/common/header', '/mfe/common/rollout'].includes(url);

const callOf = (request: FastifyRequest): CallName | undefined => {
  if (request.url.startsWith(REMOTE_PATH)) return 'remote';
  const { call } = request.routeOptions.config;
  return call === 'by-tag' ? graphCall((request.query as Record<string, unknown>)['tag']) : call;
};

/** Returns the session of the request. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (request.demoSession === null) throw new Error(`${request.url} has no demo session`);
  return request.demoSession;
};

export const worldOf = (request: FastifyRequest): World => sessionOf(request).world;

/** Returns whether a fault is set for this call: a server that renders a page would have received no response. */
export const isFailing = (request: FastifyRequest, call: CallName): boolean =>
  sessionOf(request).faults.some((fault) => fault.call === call || fault.call === '*');

/** Replaces the caller's world with the result of a pure function. */
export const updateWorld = (request: FastifyRequest, change: (world: World) => World): World => {
  const session = sessionOf(request);
  replaceWorld(session, change(session.world));
  return session.world;
};

/**
 * Replaces the caller's world with the result of a transition that can fail. Most failures leave the world unchanged.
 */
export const applyTo = <T>(request: FastifyRequest, transition: (world: World) => Outcome<T>): Outcome<T> => {
  const session = sessionOf(request);
  const outcome = transition(session.world);
  if (outcome.world !== undefined) replaceWorld(session, outcome.world);
  return outcome;
};

const identifySession = (request: FastifyRequest, reply: FastifyReply): void => {
  const isHeld = worldOf(request).who !== 'visitor';
  if (isHeld === (request.cookies[SESSION_COOKIE] !== undefined)) return;
  if (isHeld) reply.setCookie(SESSION_COOKIE, 'held', { path: '/', httpOnly: true, sameSite: 'lax' });
  else reply.clearCookie(SESSION_COOKIE, { path: '/' });
};

/** Marks the request that does the work of a fault `when: 'late'`: no fault is injected into it. */
const DELAYED_HEADER = 'demo-late-work';

/** Sends the request to the demo again, after the fault's delay. */
const repeatLater = ({ milliseconds = 3000 }: Fault, request: FastifyRequest): void => {
  const { method, url: path, headers, body } = request;
  const { localAddress: host, localPort: port } = request.socket;
  const { 'content-length': _length, connection: _connection, ...kept } = headers;
  const timer = setTimeout(() => {
    const delayedRequest = httpRequest({
      host,
      port,
      path,
      method,
      headers: { ...kept, [DELAYED_HEADER]: 'true' },
    });
    // The demo may have been closed meanwhile.
    delayedRequest.on('error', () => undefined);
    delayedRequest.on('response', (response) => response.resume());
    delayedRequest.end(body == null ? undefined : JSON.stringify(body));
  }, milliseconds);
  timer.unref();
};

/** Gives every request its world by a cookie, records service calls, and injects faults. */
export const registerSessions = async (app: FastifyInstance, newWorlds: NewWorlds): Promise<void> => {
  const sessions = createSessions(newWorlds);
  await app.register(cookie);
  app.decorateRequest('demoSession', null);
  app.decorateRequest('demoEntry', null);
  app.decorateRequest('demoFault', null);

  app.addHook('onRequest', async (request, reply) => {
    const id = request.cookies[WORLD_COOKIE];
    // Some pages fetch assets without cookies: these requests must not create worlds.
    request.demoSession = isAsset(request) ? (sessions.find(id) ?? null) : sessions.open(id);
    if (request.demoSession !== null) {
      request.demoSession.world = withExpiredReservation(request.demoSession.world);
    }
    if (request.demoSession !== null && request.demoSession.id !== id) {
      reply.setCookie(WORLD_COOKIE, request.demoSession.id, { path: '/', httpOnly: true, sameSite: 'lax' });
    }
    const call = callOf(request);
    if (request.demoSession !== null && call !== undefined && call !== 'remote') {
      request.demoEntry = recordCall(request.demoSession, call, request, reply);
    }
  });

  app.addHook('preValidation', async (request, reply) => {
    if (request.demoEntry !== null) request.demoEntry.body = request.body ?? null;
    const call = callOf(request);
    if (request.demoSession === null || call === undefined) return;
    if (request.headers[DELAYED_HEADER] !== undefined) return;
    const fault = nextFault(request.demoSession, call);
    if (fault === undefined) return;
    if (fault.when === 'late') repeatLater(fault, request);
    if (fault.when !== 'after') return injectFaultBefore(fault, call, request, reply);
    request.demoFault = fault;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.demoSession !== null && !isAsset(request)) identifySession(request, reply);
    const call = callOf(request);
    if (request.demoFault === null || call === undefined) return payload;
    return injectFaultAfter(request.demoFault, call, request, reply, payload);
  });
};
