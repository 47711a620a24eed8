/**
 * Replaces `${NAME}` in a configuration as `envsubst` does, for the given names only.
 *
 * @throws Error if a name does not occur in the text
 */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => {
    if (!filled.includes(`\${${name}}`)) throw new Error(`the template has no \${${name}}`);
    return filled.replaceAll(`\${${name}}`, value);
  }, text);
