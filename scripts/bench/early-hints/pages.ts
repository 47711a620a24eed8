import type { HintedDocument } from './server';

/** Where the browser learns of the header's files: from the document, or before it from a 103 response. */
export const VARIANTS = ['document', '103', 'both'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Pages of the boot benchmark. */
export const HINTED = ['federated', 'rendered'] as const;
export type Hinted = (typeof HINTED)[number];

const FILES = /<(?:link|script)[^>]+(?:href|src)="(?<file>\/[^"]+\.(?<type>css|js))"[^>]*>/g;

/** Returns a `Link` header's value for each file of the remote and of the page's own script that a document names. */
export const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(FILES)].map(({ 0: tag, groups }) =>
    [
      `<${groups?.['file'] ?? ''}>`,
      'rel=preload',
      `as=${groups?.['type'] === 'css' ? 'style' : 'script'}`,
      ...(tag.includes('crossorigin') ? ['crossorigin'] : []),
    ].join('; '),
  );

/** Removes the preloads of a document. Scripts and style sheets that it needs stay. */
const withoutPreloads = (html: string): string => html.replace(/<link[^>]+rel="preload"[^>]*>/g, '');

/** Returns each variant of a document, by its name. */
export const variantsOf = (html: string): Readonly<Record<Variant, HintedDocument>> => ({
  document: { html, links: [] },
  '103': { html: withoutPreloads(html), links: linksOf(html) },
  both: { html, links: linksOf(html) },
});
