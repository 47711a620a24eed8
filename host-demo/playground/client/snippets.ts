export type HostKind = 'react' | 'plain' | 'element' | 'federation' | 'server';

/** Kinds of hosts, with their titles. */
export const HOST_KINDS: readonly (readonly [kind: HostKind, title: string])[] = [
  ['react', 'React 19'],
  ['plain', 'Plain page, mountHeader'],
  ['element', 'Plain HTML, <shop-header>'],
  ['federation', 'Stock federation host'],
  ['server', 'Node server'],
];

const BASE = '/ecom/assets/mfe/common/';

const react = (config: string) => `import { createRoot } from 'react-dom/client';
import type { HeaderConfig } from 'shop-header-loader/contract';
import { RemoteHeader } from 'shop-header-loader/react';

const config: HeaderConfig = ${config};

const root = document.getElementById('root');
if (root) createRoot(root).render(<RemoteHeader base="${BASE}" channel="stable" config={config} />);
`;

const plain = (config: string) => `import { mountHeader } from 'shop-header-loader';
import type { HeaderConfig } from 'shop-header-loader/contract';

const config: HeaderConfig = ${config};

const element = document.getElementById('shop-header');
if (element) mountHeader(element, { base: '${BASE}', channel: 'stable' }, { config });
`;

const shopHeader = (config: string) => `<script src="${BASE}v1/loader.js" async></script>
<shop-header base="${BASE}" channel="stable">
  <script type="application/json">
${config.replaceAll('<', '\\u003c')}
  </script>
  <nav><a href="/ecom/shop/browse/groceries">Groceries</a> <a href="/ecom/shop/trolley">Trolley</a></nav>
</shop-header>
`;

const federation = (config: string) => `// In the federation plugin's options:
// remotes: { shop_header: 'shop_header@${BASE}v1/stable/mf-manifest.json' },
// shareStrategy: 'loaded-first',
// runtimePlugins: [['shop-header-loader/federation-plugin', {}]],
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const config = ${config};

const Header = lazy(() => import('shop_header/Header'));

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Suspense>
      <Header config={config} />
    </Suspense>,
  );
`;

const server = (config: string) => `// npx shop-header-renderer http://127.0.0.1:3000${BASE} stable header
import { renderHeader } from 'shop-header-server';
import release from './header/release.json';

const config = ${config};

/** \`url\` is the page's complete address, as the browser sees it. */
export const page = (url: string, nonce: string): string => {
  const base = \`${BASE}\${release.path}\`;
  const { html, head, state } = renderHeader({ config }, { url, base, nonce });
  return \`<!doctype html>
<html lang="en-GB">
  <head>\${head}<script nonce="\${nonce}" defer src="/main.js"></script></head>
  <body><div id="shop-header">\${html}</div><main id="main"></main>\${state}</body>
</html>\`;
};
`;

const SNIPPETS: Readonly<Record<HostKind, (config: string) => string>> = {
  react,
  plain,
  element: shopHeader,
  federation,
  server,
};

/** Returns the code of a host with this configuration. */
export const codeFor = (kind: HostKind, config: unknown): string =>
  SNIPPETS[kind](JSON.stringify(config, null, 2));

export const isHostKind = (value: string): value is HostKind => Object.hasOwn(SNIPPETS, value);
