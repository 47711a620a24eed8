const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** An opening tag; attributes without a value are left out. */
export const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>): string => {
  const told = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  return `<${name}${told.join('')}>`;
};

/**
 * JSON that can stand in a script element: nothing in it closes the element or opens a comment, and it reads the
 * same as a script.
 */
export const toScriptText = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
