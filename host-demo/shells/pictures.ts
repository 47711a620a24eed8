import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = path.join(process.cwd(), 'host-demo/pictures');

/** Returns a square drawing in the middle of a rectangle of ratio 3:2. */
const widened = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 120"><path fill="#f0f4e6" d="M0 0h180v120H0z"/>${drawing.replace('<svg ', '<svg x="30" width="120" height="120" ')}</svg>`;

/** Serves the project's own drawings; an aisle without one has a basket, and the prefix `wide-` widens a drawing. */
export const registerPictures = (app: FastifyInstance): void => {
  const drawings = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  app.get<{ Params: { name: string } }>('/demo/pictures/:name', (request, reply) => {
    const [, wide, name = ''] = /^(wide-)?(.*)$/.exec(request.params.name) ?? [];
    const drawing = drawings.get(name) ?? drawings.get('basket.svg');
    if (drawing === undefined || !name.endsWith('.svg')) return reply.code(404).send();
    const shown = wide === undefined ? drawing : widened(drawing);
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(shown);
  });
};
