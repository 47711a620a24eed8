import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { html } from 'ghtml';

interface DemoPage {
  readonly title: string;
  /** Addresses of style sheets. */
  readonly styles: readonly string[];
  /** More markup of the head, already escaped. */
  readonly head?: string;
  /** Markup of the body, already escaped. */
  readonly body: string;
}

/** Returns the HTML of a page of the demo itself, which has no header of the shop. */
export const demoPage = ({ title, styles, head = '', body }: DemoPage): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Fernleigh</title>
        <link rel="icon" href="/demo/pictures/brand-mark.svg" type="image/svg+xml" />
        !${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)} !${head}
      </head>
      <body>
        !${body}
      </body>
    </html>`;

const PAGES = [
  ['Situations', '/demo'],
  ['Playground', '/demo/playground'],
  ['Content', '/demo/content'],
  ['Releases', '/demo/releases'],
] as const;

/** The bar of every page of the demo, with the action that a visitor comes for. */
export const demoBar = (heading: string): string =>
  html`<header class="bar">
    <a class="brand" href="/demo"
      ><img src="/demo/pictures/brand-mark.svg" alt="" width="32" height="32" /> Fernleigh
      <span>demo</span></a
    >
    <nav aria-label="Demo">
      !${PAGES.map(
        ([title, href]) =>
          html`<a href="${href}" !${title === heading ? 'aria-current="page"' : ''}>${title}</a>`,
      )}
    </nav>
    <a class="primary" id="open-shop" href="/ecom/shop/browse/groceries">Open the shop</a>
  </header>`;

type Option = string | readonly [value: string, title: string];

/** Returns the title of a value of the world: 'Grocery collection' for 'GROCERY_COLLECTION'. */
export const titleOf = (value: string): string => {
  const words = value.replaceAll(/[-_]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns options with titles for people; an empty value has the title 'None'. */
export const named = (values: readonly string[]): readonly Option[] =>
  values.map((value) => [value, value === '' ? 'None' : titleOf(value)] as const);

/**
 * Returns a select with its label.
 *
 * @param id of the element; in the panel, also the path of the field of the world
 */
export const select = (id: string, label: string, options: readonly Option[]): string => {
  const pairs = options.map((option) => (typeof option === 'string' ? [option, option || 'none'] : option));
  return html`<p class="field">
    <label for="${id}">${label}</label>
    <select id="${id}" data-field="${id}" autocomplete="off">
      !${pairs.map(([value = '', title = '']) => html`<option value="${value}">${title}</option>`)}
    </select>
  </p>`;
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/schema+json; charset=utf-8',
};

/** Serves a text at an address, whose extension is that of its type. */
export const serveText = (app: FastifyInstance, address: string, read: () => Promise<string>): void => {
  app.get(address, async (_request, reply) =>
    reply.type(TYPES[path.extname(address)] ?? 'text/plain').send(await read()),
  );
};

/** Serves a file at an address, as it is at the time of the request. */
export const serveFile = (app: FastifyInstance, address: string, file: string): void => {
  serveText(app, address, () => readFile(file, 'utf8'));
};
