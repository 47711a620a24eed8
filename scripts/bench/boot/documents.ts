import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { hintsOf } from '../../../federation/contract';
import { toScriptText } from '../../../federation/contract/markup';
import { CONFIG, loadRenderer, readRelease } from '../shared/renderer';
import { BASE } from './base';
import type { BuiltPage, ScriptedPage } from './build-pages';
import type { Contestant, OtherPage } from './contestants';
import { PAGE_TIMES } from './page-times';
import type { BootFacts } from './pages/host';

const LIBRARY_STYLES = createRequire(__filename).resolve('@algolia/autocomplete-theme-classic');

const documentOf = (
  head: string,
  body: string,
): string => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Groceries</title><link rel="icon" href="data:,">
<style>body{margin:0}</style>${head}</head><body>${body}</body></html>`;

const scriptTags = ({ scripts, styles }: BuiltPage): string =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
  ].join('');

/** The smallest script that opens a panel: what a page of static HTML would use. */
const PANEL_SCRIPT = `<script>{const [b]=document.querySelectorAll('nav button'),p=document.getElementById('panel');
b.onclick=()=>b.setAttribute('aria-expanded',String(!(p.hidden=!p.hidden)))}</script>`;

const AISLES = Array.from({ length: 20 }, (_, at) => ({
  id: `aisle-${String(at)}`,
  name: `Aisle ${String(at)}`,
}));

const PANEL = `<ul id="panel" hidden>${AISLES.map(({ id, name }) => `<li><a href="/${id}">${name}</a></li>`).join('')}</ul>`;

/** The same aisles, as the host's server receives them from the taxonomy service. */
const TAXONOMY = {
  categories: [
    { id: '10051', name: 'Groceries', url: 'groceries', categoryIds: AISLES.map(({ id }) => id) },
    ...AISLES.map(({ id, name }) => ({ id, name, url: `groceries/${id}`, categoryIds: [] })),
  ],
};

/** Replaces the link to the groceries, the first of the row, by a button with a panel. */
const withPanel = (markup: string): string =>
  markup.replace(
    /(<nav aria-label="Shop".*?)<a ([^>]*)>(.*?)<\/a>/s,
    `$1<button $2 aria-expanded="false" aria-controls="panel">$3</button>${PANEL}`,
  );

/** The documents, each but `host` and `empty` with the same header and the same content below it. */
export const documents = (
  built: Readonly<Record<ScriptedPage, BuiltPage>>,
): Readonly<Record<Contestant | OtherPage, string>> => {
  const { renderHeader } = loadRenderer();
  const release = readRelease();
  const page = { url: 'http://bench.example/', base: BASE };
  const rendered = renderHeader({ config: CONFIG, preloaded: { taxonomy: TAXONOMY } }, page);
  const main = '<main id="main"><h1>Groceries</h1></main>';
  /** The probe sets the same attribute where a script renders the link. */
  const placeOf = (html: string) =>
    `<div id="shop-header">${html.replace(/<nav[^>]*>.*?<a /s, `$&elementtiming="${PAGE_TIMES}" `)}</div>${main}`;
  const place = placeOf(renderHeader({ config: CONFIG }, page).html);
  const sheet = release.exposes['./mount'].styles.map(
    ({ file }) => `<link rel="stylesheet" href="${BASE}${file}" crossorigin="anonymous">`,
  );
  const rootOf = (hasTokenSession: boolean) => {
    const facts: BootFacts = { config: { ...CONFIG, session: { hasTokenSession } }, base: BASE, release };
    return `<div id="root"></div><script type="application/json" id="facts">${toScriptText(facts)}</script>`;
  };
  const root = rootOf(false);
  const hints = hintsOf(release, './Header', { base: BASE, sharesReact: true, early: true });
  return {
    static: documentOf(sheet.join(''), withPanel(place) + PANEL_SCRIPT),
    rendered: documentOf(rendered.head + scriptTags(built.rendered), placeOf(rendered.html) + rendered.state),
    bundled: documentOf(scriptTags(built.bundled), root),
    federated: documentOf(scriptTags(built.federated) + hints, root),
    customer: documentOf(scriptTags(built.federated) + hints, rootOf(true)),
    host: documentOf(scriptTags(built.host), root),
    empty: documentOf('', main),
    library: documentOf(
      `${sheet.join('')}<style>${readFileSync(LIBRARY_STYLES, 'utf8')}</style>${scriptTags(built.library)}`,
      place.replace(/<form.*?<\/form>/s, '<div id="library-search"></div>'),
    ),
  };
};
