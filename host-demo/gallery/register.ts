import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type OutputFile, type Plugin } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import postcss from 'postcss';
import { isolateStyles, LAYER_ORDER, sublayerOf } from '../../federation/build/isolate-styles';
import { sendPage } from '../page-policy';
import { HOSTILE, hostileFragment } from '../services/content/hostile';
import { galleryPage } from './page';
import { FERNLEIGH } from '../shells/fernleigh';
import { sections } from './variants';

const root = path.join(__dirname, '..', '..');

/**
 * Starts the header's gallery on the page, explains why it shows no sponsored banners, and stores the gallery's warnings
 * and events in `window.galleryEvents`. The reset comes first, as in the header's own style sheet.
 */
const START = `
import './src/ui/tokens.module.css';
import { mountGallery } from './src/features/gallery/mount-gallery';
import { explainNoBanners } from './host-demo/gallery/client/explain-no-banners';
const main = document.querySelector('main');
explainNoBanners(main);
const received = (window.galleryEvents = { warnings: [], events: [] });
mountGallery(main, JSON.parse(document.querySelector('#sections').textContent), {
  mediaPaths: ${JSON.stringify(FERNLEIGH.mediaPaths)},
  warn: (message) => received.warnings.push(message),
  push: (event) => received.events.push(event),
});`;

/** Replaces the names of widths in the header's style sheets, and isolates their rules, as the remote's build does. */
const isolateSheets: Plugin = {
  name: 'isolate-sheets',
  async setup(bundler) {
    // An ES module, which is loaded only when the gallery is requested.
    const { default: customMedia } = await import('postcss-custom-media');
    bundler.onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      const names = await readFile(path.join(root, 'src/ui/breakpoints.css'), 'utf8');
      const sheet = names + (await readFile(file, 'utf8'));
      const { css } = await postcss([customMedia()]).process(sheet, { from: undefined });
      const place = path.relative(path.join(root, 'src'), file).split(path.sep).join('/');
      return { contents: LAYER_ORDER + isolateStyles(css, sublayerOf(place)), loader: 'local-css' };
    });
  },
};

/** Built in memory on first use, because the remote does not expose the gallery. */
const bundle = async (): Promise<readonly OutputFile[]> => {
  const { outputFiles } = await build({
    stdin: { contents: START, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.SHOP_HEADER_FOR_BROWSERS': 'true' },
    plugins: [isolateSheets],
  });
  return outputFiles;
};

const validSections = (): string =>
  JSON.stringify(sections.map(({ title, components }) => ({ title, fragment: { key: title, components } })));

/** As text, because an object cannot hold all of it. */
const hostileSections = (): string => `[{"title":"Hostile content","fragment":${hostileFragment(HOSTILE)}}]`;

interface Query {
  readonly Querystring: { readonly world?: string };
}

/**
 * `GET /demo/content`: every content component in every variant; `?world=hostile`: content that must have no effect
 * outside its place [CONT-1].
 */
export const registerGallery = (app: FastifyInstance): void => {
  let built: Promise<readonly OutputFile[]> | undefined;
  const file = async (ending: string): Promise<string> => {
    built ??= bundle();
    return (await built).find(({ path: name }) => name.endsWith(ending))?.text ?? '';
  };
  app.get<Query>('/demo/content', (request, reply) => {
    const isHostile = request.query.world === 'hostile';
    const json = isHostile ? hostileSections() : validSections();
    return sendPage(reply, (nonce) => galleryPage(json, isHostile, nonce));
  });
  app.get('/demo/gallery.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(path.join(__dirname, 'gallery.css'), 'utf8')),
  );
  app.get('/demo/content.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await file('.js')),
  );
  app.get('/demo/content.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await file('.css')),
  );
};
