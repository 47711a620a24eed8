const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text as it is written in markup, also inside an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Returns an opening tag. Attributes whose value is undefined are omitted. */
export const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>): string => {
  const text = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  return `<${name}${text.join('')}>`;
};

/**
 * Returns JSON that is safe inside a script element: it cannot close the element or open a comment, and it is also
 * valid JavaScript.
 */
export const toScriptText = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** An element of a document's head as data, for frameworks that own the head. */
export interface HeadElement {
  readonly name: 'link' | 'script' | 'style';
  /** By their names in HTML, such as `crossorigin`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of a script or a style; it contains no end tag, and is inserted unescaped. Empty for other elements. */
  readonly text: string;
}

/** Creates an element; attributes whose value is undefined are omitted. */
export const headElement = (
  name: HeadElement['name'],
  attributes: Readonly<Record<string, string | undefined>>,
  text = '',
): HeadElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    ),
  ),
  text,
});

/** Returns the elements as HTML. */
export const headMarkup = (elements: readonly HeadElement[]): string =>
  elements
    .map(({ name, attributes, text }) => tag(name, attributes) + (name === 'link' ? '' : `${text}</${name}>`))
    .join('');
