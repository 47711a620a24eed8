import type { FastifyInstance, FastifyReply } from 'fastify';
import { faultsSchema, type Fault } from '../sessions/faults';
import { sessionOf } from '../sessions/plugin';
import { replaceWorld, type Session } from '../sessions/session';
import { newWorld, placementsOf, namesByLine } from '../state';
import { documentOf, patchWorld, type WorldPatch } from '../worlds/patch';
import { presetNames, presets } from '../worlds/presets';
import { worldSchema } from '../worlds/schema';
import { refuseField } from './refusal';

interface Reset {
  readonly Body: { readonly preset?: string } | null | undefined;
}

const resetBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { preset: { enum: presetNames } },
} as const;

const put = (session: Session, patch: WorldPatch, reply: FastifyReply) => {
  const patched = patchWorld(session.world, patch);
  if (!patched.ok) return refuseField(reply, patched.field, patched.reason);
  replaceWorld(session, patched.world);
  return documentOf(patched.world);
};

interface TokenPatch {
  readonly Body: { readonly isRefused?: boolean; readonly lifeMilliseconds?: number };
}

const tokenBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    isRefused: { type: 'boolean' },
    lifeMilliseconds: { type: 'integer', minimum: 100, maximum: 86_400_000 },
  },
} as const;

/** Returns the token's data without its value. */
const tokenWithoutValue = ({ token: { value: _value, ...shown } }: Session) => shown;

/** The endpoints that control the caller's world [HOST-3]. */
export const demoRoutes = (app: FastifyInstance): void => {
  app.get('/demo/world', (request) => documentOf(sessionOf(request).world));
  app.get('/demo/world/schema', () => worldSchema);
  app.put<{ Body: WorldPatch }>('/demo/world', { schema: { body: worldSchema } }, (request, reply) =>
    put(sessionOf(request), request.body, reply),
  );
  app.post<Reset>('/demo/world/reset', { schema: { body: resetBody } }, (request, reply) => {
    const session = sessionOf(request);
    const now = new Date();
    const preset = presets(now).find(({ name }) => name === request.body?.preset);
    session.faults = preset?.faults ?? [];
    session.journal = [];
    session.tracking.clear();
    replaceWorld(session, newWorld(now, session.season, session.features));
    return put(session, preset?.world ?? {}, reply);
  });
  app.get('/demo/products', () => namesByLine());
  app.get('/demo/presets', () => presets(new Date()));
  app.get('/demo/placements', (request) => placementsOf(sessionOf(request).world));
  app.get('/demo/tracking', (request) => Object.fromEntries(sessionOf(request).tracking));
  app.get('/demo/faults', (request) => sessionOf(request).faults);
  app.put<{ Body: readonly Fault[] }>('/demo/faults', { schema: { body: faultsSchema } }, (request) => {
    const session = sessionOf(request);
    session.faults = request.body;
    return session.faults;
  });
  app.get('/demo/token', (request) => tokenWithoutValue(sessionOf(request)));
  app.put<TokenPatch>('/demo/token', { schema: { body: tokenBody } }, (request) => {
    const session = sessionOf(request);
    session.token = { ...session.token, ...request.body };
    return tokenWithoutValue(session);
  });
  app.get('/demo/faults/schema', () => faultsSchema);
  app.get('/demo/journal', (request) => sessionOf(request).journal);
  app.delete('/demo/journal', (request, reply) => {
    sessionOf(request).journal = [];
    return reply.code(204).send();
  });
};
