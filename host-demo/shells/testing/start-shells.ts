import fastify, { type FastifyInstance } from 'fastify';
import { createSessions, type Session } from '../../services/sessions/session';
import { newWorld } from '../../services/state';
import type { ShellDeps } from '../deps';
import { registerShells } from '../serve';

/** When the shells' tests take place. */
const CLOCK = '2026-05-04T08:00:00Z';

/** Starts the shells alone, without services and built files. All requests are of one session, a customer's. */
export const startShells = async (
  deps: Partial<ShellDeps> = {},
): Promise<{ readonly app: FastifyInstance; readonly origin: string; readonly session: Session }> => {
  const app = fastify();
  const session = createSessions({ season: null, features: {} }).open(undefined);
  session.world = { ...newWorld(new Date(CLOCK)), clock: CLOCK, who: 'customer' };
  app.decorateRequest('demoSession', { getter: () => session });
  await registerShells(app, { distDir: '/nowhere', ...deps });
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }), session };
};
