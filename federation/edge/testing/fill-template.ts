/**
 * Fills a configuration as `envsubst` does, for the given names alone.
 *
 * @throws Error when a name stands nowhere in the text: then it is another template
 */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => {
    if (!filled.includes(`\${${name}}`)) throw new Error(`the template has no \${${name}}`);
    return filled.replaceAll(`\${${name}}`, value);
  }, text);
