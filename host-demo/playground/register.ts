import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../page-policy';
import type { worldOf } from '../services/sessions/plugin';
import { readLoaderSettings } from '../shells/assets';
import { headerConfig } from '../shells/header-config';
import { playgroundPage } from './page';

const TYPES: Readonly<Record<string, string>> = {
  'playground.js': 'text/javascript; charset=utf-8',
  'schema.json': 'application/schema+json; charset=utf-8',
};

export interface PlaygroundDeps {
  readonly worldOf: typeof worldOf;
  readonly distDir: string;
}

/** `GET /demo/playground`: edits the header's configuration and shows what the header does with it [HOST-3]. */
export const registerPlayground = (
  app: FastifyInstance,
  { worldOf: world, distDir }: PlaygroundDeps,
): void => {
  app.get('/demo/playground', async (request, reply) => {
    const { session: _session, ...config } = headerConfig(world(request), 'playground');
    const loader = await readLoaderSettings(distDir);
    return sendPage(reply, (nonce) => playgroundPage(nonce, { config, loader }));
  });
  for (const [name, type] of Object.entries(TYPES))
    app.get(`/demo/playground/${name}`, async (_request, reply) =>
      reply.type(type).send(await readFile(path.join(distDir, 'playground', name), 'utf8')),
    );
  app.get('/demo/playground/playground.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .send(await readFile(path.join(__dirname, 'playground.css'), 'utf8')),
  );
};
