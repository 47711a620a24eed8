import type { JSX } from 'react';
import type { HeadElement } from '../contract';

/** React's names of the attributes that HTML writes in lower case. */
const PROPS: Readonly<Record<string, string>> = {
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
};

const propsOf = ({ attributes, text }: HeadElement) => ({
  ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [PROPS[name] ?? name, value])),
  ...(text !== '' && { dangerouslySetInnerHTML: { __html: text } }),
});

/**
 * The header's elements in the head of a page that React renders on a server [FED-8]. Without the scripts of
 * `early: true`, which the loader loads: React inserts a script that it misses, and where Trusted Types refuse that, React
 * empties its root past every boundary.
 */
export const HeaderHead = ({ elements }: { readonly elements: readonly HeadElement[] }): JSX.Element => (
  <>
    {elements
      .filter(({ attributes }) => attributes['src'] === undefined)
      .map((element, index) => (
        <element.name key={index} {...propsOf(element)} suppressHydrationWarning />
      ))}
  </>
);
