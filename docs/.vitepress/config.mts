import { cp } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig } from 'vitepress';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Links to other files than documents and pictures have no page on the site. */
const isDocument = (href: string): boolean => /^(https?:|#|mailto:)|\.(md|png)(#.*)?$/.test(href);

const hosts = ['react', 'plain', 'vue', 'angular', 'next', 'server', 'federation', 'routers'];
const TITLES: Readonly<Record<string, string>> = {
  plain: 'Plain HTML',
  routers: 'Pages that change without a load',
};
const titleOf = (name: string): string => TITLES[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
const page = (text: string, file: string) => ({ text, link: `/${file}` });

export default defineConfig({
  title: 'Shop header',
  description: 'The shared header of an online grocery shop',
  lang: 'en-GB',
  srcDir: ROOT,
  srcExclude: [
    'dist/**',
    '.cache/**',
    'test-results/**',
    '**/node_modules/**',
    '.*/**',
    'host-demo/starters/**',
  ],
  outDir: path.join(ROOT, 'dist/docs'),
  cacheDir: path.join(ROOT, '.cache/vitepress'),
  rewrites: { 'README.md': 'index.md', ':folder(.*)/README.md': ':folder/index.md' },
  // Pictures that a page links to, instead of showing them.
  buildEnd: ({ outDir }) =>
    cp(path.join(ROOT, 'docs/pictures'), path.join(outDir, 'docs/pictures'), { recursive: true }),
  markdown: {
    config: (markdown) => {
      markdown.core.ruler.push('files-without-page', ({ tokens }) => {
        for (const { children } of tokens) {
          let isText = false;
          for (const token of children ?? []) {
            if (token.type === 'link_open') isText = !isDocument(token.attrGet('href') ?? '');
            if (!isText || !token.type.startsWith('link_')) continue;
            token.tag = 'span';
            token.attrs = null;
          }
        }
      });
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      page('Hosts', 'docs/hosts/'),
      page('Reference', 'docs/host-reference'),
      page('Operate', 'docs/delivery'),
    ],
    sidebar: [
      {
        text: 'Host teams',
        items: [
          page('Choose a way', 'docs/hosts/'),
          ...hosts.map((name) => page(titleOf(name), `docs/hosts/${name}`)),
          ...['production', 'testing', 'support', 'languages', 'analytics'].map((name) =>
            page(titleOf(name), `docs/hosts/${name}`),
          ),
          page('Reference', 'docs/host-reference'),
          page('Problems', 'docs/problems'),
          page('Browsers', 'docs/browsers'),
          page('Access', 'docs/access'),
          page('Phrases of a screen reader', 'docs/screen-reader'),
          page('Calls', 'docs/calls'),
          page('Consent', 'docs/consent'),
          page('Starters', 'docs/starters'),
          page('Hosts of the demo', 'docs/demo-hosts'),
          page('Changelog', 'CHANGELOG'),
        ],
      },
      {
        text: 'Operators',
        items: [
          page('Delivery', 'docs/delivery'),
          page('Operations', 'docs/operations'),
          page('Containers', 'docs/containers'),
          page('Health by version', 'docs/health'),
          page('Analysis of a roll-out', 'docs/rollout-analysis'),
          page('Performance', 'docs/performance'),
        ],
      },
      {
        text: 'Contributors',
        items: [
          page('Contributing', 'CONTRIBUTING'),
          page('Recipes', 'docs/recipes'),
          page('Architecture', 'docs/architecture'),
          page('Requirements', 'docs/requirements'),
          page('Decisions', 'docs/decisions/'),
          page('Glossary', 'docs/glossary'),
          page('Design', 'docs/design'),
          page('Pictures', 'docs/pictures'),
          page('The demo', 'host-demo/'),
        ],
      },
    ],
  },
});
