import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveFile } from '../demo-page';
import { sendPage } from '../page-policy';
import { worldOf } from '../services/sessions/plugin';
import { readLoaderSettings } from '../shells/assets';
import { headerConfig } from '../shells/world-config';
import { HOST_KINDS, type StarterFiles } from './client/host-code';
import { playgroundPage, stagePage } from './markup';

/** Returns the code of the starters that the playground shows. */
export const readStarterFiles = (): StarterFiles =>
  Object.fromEntries(
    Object.entries(HOST_KINDS).map(([kind, [, file]]) => [
      kind,
      readFileSync(path.join(__dirname, '../starters', file), 'utf8'),
    ]),
  ) as StarterFiles;

/**
 * `GET /demo/playground`: shows the header on a phone and a laptop, edits its configuration and lists what it does
 * [HOST-3].
 */
export const registerPlayground = (app: FastifyInstance, distDir: string): void => {
  const starters = readStarterFiles();
  app.get('/demo/playground', async (request, reply) => {
    const { session: _session, ...config } = headerConfig(worldOf(request), 'playground');
    const render = (nonce: string): string => playgroundPage(nonce, { config, starters });
    return sendPage(reply, render, undefined, undefined, true);
  });
  app.get('/demo/playground/stage', async (_request, reply) => {
    const loader = await readLoaderSettings(distDir);
    return sendPage(reply, (nonce) => stagePage(nonce, loader));
  });
  for (const name of ['playground.js', 'stage.js', 'schema.json'])
    serveFile(app, `/demo/playground/${name}`, path.join(distDir, 'playground', name));
  for (const name of ['playground.css', 'stage.css'])
    serveFile(app, `/demo/playground/${name}`, path.join(__dirname, name));
};
