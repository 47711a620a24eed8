import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = path.join(process.cwd(), 'host-demo/pictures');

/** Serves the project's own drawings; an aisle without one shows a basket. */
export const registerPictures = (app: FastifyInstance): void => {
  const drawings = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  app.get<{ Params: { name: string } }>('/demo/pictures/:name', (request, reply) => {
    const drawing = drawings.get(request.params.name) ?? drawings.get('basket.svg');
    if (drawing === undefined || !request.params.name.endsWith('.svg')) return reply.code(404).send();
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawing);
  });
};
