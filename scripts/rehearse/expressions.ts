/** Values that a workflow's expressions may name, such as `{ vars: { RELEASE_URL: 'https://…' } }`. */
export interface Context {
  readonly [name: string]: string | Context;
}

/** The value at a path such as `steps.build.outputs.version`; undefined if there is none. */
const valueAt = (path: string, context: Context): string | undefined => {
  let value: string | Context | undefined = context;
  for (const name of path.split('.')) value = typeof value === 'object' ? value[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/**
 * Replaces each `${{ … }}` of a text with its value.
 *
 * @throws Error that names an expression without a value
 */
export const resolveText = (text: string, context: Context): string =>
  text.replaceAll(/\$\{\{\s*(.+?)\s*\}\}/g, (_, path: string) => {
    const value = valueAt(path, context);
    if (value === undefined) throw new Error(`no value for the expression ${path}`);
    return value;
  });

/**
 * Returns whether an `if:` holds: `a.b == 'text'`, `a.b != 'text'`, or nothing. A variable that is not set is empty, and
 * `failure()` is false.
 *
 * @throws Error for any other condition
 */
export const holds = (condition: string | undefined, context: Context): boolean => {
  if (condition === undefined) return true;
  if (condition === 'failure()') return false;
  const [, path, operator, expected] = /^([\w.]+) (==|!=) '([^']*)'$/.exec(condition) ?? [];
  if (path === undefined) throw new Error(`unknown condition ${condition}`);
  return ((valueAt(path, context) ?? '') === expected) === (operator === '==');
};
