import fastify, { type FastifyInstance } from 'fastify';
import { newWorld, type World } from '../../services/state';
import type { ShellDeps } from '../deps';
import { registerShells } from '../serve';

/** When the shells' tests take place. */
export const CLOCK = '2026-05-04T08:00:00Z';

/** Returns a customer's world. */
export const customersWorld = (): World => ({ ...newWorld(new Date(CLOCK)), clock: CLOCK, who: 'customer' });

/** Starts the shells alone, without services and built files. */
export const startShells = async (
  deps: Partial<ShellDeps> = {},
): Promise<{ readonly app: FastifyInstance; readonly origin: string }> => {
  const app = fastify();
  await registerShells(app, {
    worldOf: customersWorld,
    updateWorld: () => undefined,
    isFailing: () => false,
    distDir: '/nowhere',
    ...deps,
  });
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
};
