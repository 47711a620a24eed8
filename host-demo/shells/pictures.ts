import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = path.join(process.cwd(), 'host-demo/pictures');

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** A group of `forms.svg`, which is one line: the kind of product, and its drawing. */
const FORM = /^ *<g id="(?<name>[a-z-]+)">(?<drawing>.*)<\/g>$/gm;

/** Returns the drawings of the kinds of products by their names; each is drawn on a disc, with a shadow below it. */
export const readForms = (): ReadonlyMap<string, string> =>
  new Map(
    [...read('forms.svg').matchAll(FORM)].map(([, name = '', drawing = '']) => [
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><circle cx="60" cy="62" r="52" fill="var(--paper)"/><ellipse cx="60" cy="101" rx="36" ry="5" fill="#2b2b2b" opacity=".1"/>${drawing}</svg>`,
    ]),
  );

const channelsOf = (colour: string): readonly number[] =>
  [0, 2, 4].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** A form whose colour is lighter than this, as a sum of its channels, needs another disc behind it. */
const LIGHT = 690;

/** Mixes a form's colour with white, for the disc behind it; its other colour, if the first is nearly white. */
const paperOf = (main: string, accent: string): string => {
  const [red = 0, green = 0, blue = 0] = channelsOf(main);
  const channels = red + green + blue > LIGHT ? channelsOf(accent) : [red, green, blue];
  return `#${channels.map((each) => Math.round(each * 0.2 + 255 * 0.8).toString(16)).join('')}`;
};

/** Returns a form in the colours of a name such as `apple-c8322f-5c8018.svg`; undefined for another name. */
const colouredForm = (forms: ReadonlyMap<string, string>, name: string): string | undefined => {
  const [, form, main = '', accent = ''] = /^([a-z-]+)-([0-9a-f]{6})-([0-9a-f]{6})\.svg$/.exec(name) ?? [];
  return forms
    .get(form ?? '')
    ?.replaceAll('var(--main)', `#${main}`)
    .replaceAll('var(--accent)', `#${accent}`)
    .replaceAll('var(--paper)', paperOf(main, accent));
};

/** Returns a square drawing in the middle of a rectangle of ratio 3:2. */
const widened = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 120"><path fill="#f0f4e6" d="M0 0h180v120H0z"/>${drawing.replace('<svg ', '<svg x="30" width="120" height="120" ')}</svg>`;

/** Serves the project's own drawings; an aisle without one has a basket, and the prefix `wide-` widens a drawing. */
export const registerPictures = (app: FastifyInstance): void => {
  const drawings = new Map(readdirSync(folder).map((name) => [name, read(name)]));
  const forms = readForms();
  app.get<{ Params: { name: string } }>('/demo/pictures/:name', (request, reply) => {
    const [, wide, name = ''] = /^(wide-)?(.*)$/.exec(request.params.name) ?? [];
    const drawing = drawings.get(name) ?? colouredForm(forms, name) ?? drawings.get('basket.svg');
    if (drawing === undefined || !name.endsWith('.svg')) return reply.code(404).send();
    const shown = wide === undefined ? drawing : widened(drawing);
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(shown);
  });
};
