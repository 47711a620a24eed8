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

/** The header's elements in the head of a page that React renders on a server [FED-8]. */
export const HeaderHead = ({ elements }: { readonly elements: readonly HeadElement[] }): JSX.Element => (
  <>
    {elements.map((element, index) => (
      <element.name key={index} {...propsOf(element)} suppressHydrationWarning />
    ))}
  </>
);
