import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';

/** An import from a `texts.ts`, with its names and its path. */
const IMPORT = /^import \{([^}]*)\} from '([^']*\/texts)';$/gm;
/** A constant of a `texts.ts`, with its name and its literal. */
const CONSTANT = /^export const (\w+) =\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*");$/gm;

/** Returns the literals of a `texts.ts`, with their quotes, by the names of their constants. */
const literalsOf = (source: string): ReadonlyMap<string, string> =>
  new Map([...source.matchAll(CONSTANT)].map(([, name = '', literal = '']) => [name, literal]));

/** Returns the texts of a `texts.ts` by the names of their constants. @param source its TypeScript source */
export const textsOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...literalsOf(source)].map(([name, literal]) => [name, literal.slice(1, -1).replace(/\\(.)/g, '$1')]),
  );

/**
 * Replaces imports of texts by constants of the module, so that a chunk contains the texts that it shows, and no others.
 *
 * @param source TypeScript source of a module
 * @param read returns the source of the `texts.ts` of an import's path
 * @throws Error for a name that `texts.ts` does not export as a text
 */
export const inlineTexts = (source: string, read: (specifier: string) => string): string =>
  source.replace(IMPORT, (_, names: string, specifier: string) => {
    const literals = literalsOf(read(specifier));
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        const literal = literals.get(name);
        if (literal === undefined) throw new Error(`${specifier}.ts has no text ${name}`);
        return `const ${name} = ${literal};`;
      })
      .join(' ');
  });

/** Webpack loader for a module that imports texts ({@link inlineTexts}). */
export default function textsLoader(this: LoaderContext<object>, source: string): string {
  return inlineTexts(source, (specifier) => {
    const file = path.join(path.dirname(this.resourcePath), `${specifier}.ts`);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  });
}
