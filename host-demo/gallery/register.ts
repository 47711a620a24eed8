import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type OutputFile, type Plugin } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { html } from 'ghtml';
import postcss from 'postcss';
import { isolateStyles, LAYER_ORDER, sublayerOf } from '../../federation/build/isolate-styles';
import { demoPage, serveFile, serveText } from '../demo-page';
import { sendPage } from '../page-policy';
import { HOSTILE, hostileFragment } from '../services/content/hostile';
import { sections } from './variants';

const root = path.join(__dirname, '..', '..');

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
    entryPoints: [path.join(__dirname, 'client.ts')],
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

/**
 * Returns the HTML of the gallery page.
 *
 * @param json the sections as JSON
 * @param nonce the nonce of the page's policy, for its script
 */
const galleryPage = (json: string, isHostile: boolean, nonce: string): string => {
  const title = isHostile ? 'Hostile content' : 'Content';
  return demoPage({
    title,
    styles: ['/demo/gallery.css', '/demo/content.css'],
    body: html`<header>
        <h1>${title}</h1>
        <nav aria-label="Demo">
          <a href="/demo">Panel</a>
          <a href="${isHostile ? '/demo/content' : '/demo/content?world=hostile'}"
            >${isHostile ? 'Good content' : 'Hostile content'}</a
          >
        </nav>
      </header>
      <main></main>
      <script type="application/json" id="sections">
        !${json.replaceAll('<', '\\u003c')}
      </script>
      <script nonce="${nonce}" src="/demo/content.js"></script>`,
  });
};

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
  serveFile(app, '/demo/gallery.css', path.join(__dirname, 'gallery.css'));
  serveText(app, '/demo/content.js', () => file('.js'));
  serveText(app, '/demo/content.css', () => file('.css'));
};
