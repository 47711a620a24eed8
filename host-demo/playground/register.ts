import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveFile } from '../demo-page';
import { sendPage } from '../page-policy';
import type { worldOf } from '../services/sessions/plugin';
import { readLoaderSettings } from '../shells/assets';
import { headerConfig } from '../shells/header-config';
import { HOST_KINDS, type StarterFiles } from './client/host-code';
import { playgroundPage } from './page';

/** Returns the code of the starters that the playground shows. */
export const readStarterFiles = (): StarterFiles =>
  Object.fromEntries(
    Object.entries(HOST_KINDS).map(([kind, [, file]]) => [
      kind,
      readFileSync(path.join(__dirname, '../starters', file), 'utf8'),
    ]),
  ) as StarterFiles;

export interface PlaygroundDeps {
  readonly worldOf: typeof worldOf;
  readonly distDir: string;
}

/** `GET /demo/playground`: edits the header's configuration and shows what the header does with it [HOST-3]. */
export const registerPlayground = (
  app: FastifyInstance,
  { worldOf: world, distDir }: PlaygroundDeps,
): void => {
  const starters = readStarterFiles();
  app.get('/demo/playground', async (request, reply) => {
    const { session: _session, ...config } = headerConfig(world(request), 'playground');
    const loader = await readLoaderSettings(distDir);
    return sendPage(reply, (nonce) => playgroundPage(nonce, { config, loader, starters }));
  });
  for (const name of ['playground.js', 'schema.json'])
    serveFile(app, `/demo/playground/${name}`, path.join(distDir, 'playground', name));
  serveFile(app, '/demo/playground/playground.css', path.join(__dirname, 'playground.css'));
};
