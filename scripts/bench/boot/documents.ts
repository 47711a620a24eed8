import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hintsOf, type HeaderConfig, type ServerModule } from '../../../federation/contract';
import { toScriptText } from '../../../federation/contract/markup';
import type { HeaderRelease } from '../../../federation/loader';
import { FERNLEIGH } from '../../../host-demo/shells/fernleigh';
import type { BuiltPage, ScriptedPage } from './build-pages';
import type { Contestant } from './contestants';
import { HEADER_SHOWN } from './header-shown';
import type { BootFacts } from './pages/host';

export const BASE = '/remote/';

const CONFIG: HeaderConfig = { ...FERNLEIGH, applicationName: 'bench', session: { hasTokenSession: false } };

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

/** The four documents, each with the same header and the same content below it. */
export const documents = (
  built: Readonly<Record<ScriptedPage, BuiltPage>>,
): Readonly<Record<Contestant, string>> => {
  const server = path.resolve('dist/server/server.js');
  const { renderHeader } = createRequire(server)(server) as ServerModule;
  const release = JSON.parse(readFileSync('dist/remote/header.json', 'utf8')) as HeaderRelease;
  const facts: BootFacts = { config: CONFIG, base: BASE, release };
  const rendered = renderHeader({ config: CONFIG }, { url: 'http://bench.example/', base: BASE });
  const main = '<main id="main"><h1>Groceries</h1></main>';
  // The probe sets the same attribute where a script renders the link.
  const markup = rendered.html.replace(/<nav[^>]*>.*?<a /s, `$&elementtiming="${HEADER_SHOWN}" `);
  const place = `<div id="shop-header">${markup}</div>${main}`;
  const sheet = release.exposes['./mount'].styles.map(
    ({ file }) => `<link rel="stylesheet" href="${BASE}${file}" crossorigin="anonymous">`,
  );
  const root = `<div id="root"></div><script type="application/json" id="facts">${toScriptText(facts)}</script>`;
  const hints = hintsOf(release, './Header', { base: BASE, sharesReact: true, early: true });
  return {
    static: documentOf(sheet.join(''), place),
    rendered: documentOf(rendered.head + scriptTags(built.rendered), place + rendered.state),
    bundled: documentOf(scriptTags(built.bundled), root),
    federated: documentOf(scriptTags(built.federated) + hints, root),
  };
};
