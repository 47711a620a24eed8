import path from 'node:path';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { serveFile, serveText } from '../demo-page';
import { sendPage } from '../page-policy';
import { panelPage } from './page';

/** Built in memory on first use: the panel is small and needs no build step. */
const script = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'client', 'main.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
};

/** `GET /demo`: the panel to choose the user, the state of the world, and its faults [HOST-3]. */
export const registerPanel = (app: FastifyInstance): void => {
  let built: Promise<string> | undefined;
  app.get('/demo', (_request, reply) => sendPage(reply, panelPage));
  serveText(app, '/demo/panel.js', () => (built ??= script()));
  serveFile(app, '/demo/panel.css', path.join(__dirname, 'panel.css'));
};
