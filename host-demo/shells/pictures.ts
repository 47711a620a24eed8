import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = path.join(process.cwd(), 'host-demo/pictures');

/** Returns the drawings of a folder by their file names. */
const readDrawings = (of: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(of)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [name, readFileSync(path.join(of, name), 'utf8')]),
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
    .get(`${form ?? ''}.svg`)
    ?.replaceAll('var(--main)', `#${main}`)
    .replaceAll('var(--accent)', `#${accent}`)
    .replaceAll('var(--paper)', paperOf(main, accent));
};

/** Returns a square drawing in the middle of a rectangle of ratio 3:2. */
const widened = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 120"><path fill="#f0f4e6" d="M0 0h180v120H0z"/>${drawing.replace('<svg ', '<svg x="30" width="120" height="120" ')}</svg>`;

/** Serves the project's own drawings; an aisle without one has a basket, and the prefix `wide-` widens a drawing. */
export const registerPictures = (app: FastifyInstance): void => {
  const drawings = readDrawings(folder);
  const forms = readDrawings(path.join(folder, 'forms'));
  app.get<{ Params: { name: string } }>('/demo/pictures/:name', (request, reply) => {
    const [, wide, name = ''] = /^(wide-)?(.*)$/.exec(request.params.name) ?? [];
    const drawing = drawings.get(name) ?? colouredForm(forms, name) ?? drawings.get('basket.svg');
    if (drawing === undefined || !name.endsWith('.svg')) return reply.code(404).send();
    const shown = wide === undefined ? drawing : widened(drawing);
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(shown);
  });
};
