import webpack, { type Compiler } from 'webpack';

const NAME = 'ClassNamesPlugin';

/** The exported names of style sheets, as text, by the path of the file. */
export type ClassNamesByFile = Map<string, string>;

/**
 * Returns the exports of a CSS module as text, sorted by name, so that the output of different loaders can be compared.
 *
 * @param source the script that a loader generated for the style sheet
 */
export const exportedNames = (source: string): string => {
  const variables = [...source.matchAll(/\b(export )?var (\w+) = ["'`]([^"'`]*)["'`]/g)];
  const values = new Map(variables.map(([, , id = '', value = '']) => [id, value]));
  const direct = variables.flatMap(([, isExported, id = '']) => (isExported ? [[id, id]] : []));
  const renamed = [...source.matchAll(/(\w+) as "([^"]+)"/g)].map(([, id = '', name = '']) => [id, name]);
  return [...direct, ...renamed]
    .map(([id = '', name = '']) => `${name}: ${values.get(id) ?? '?'}`)
    .sort()
    .join(', ');
};

/** Collects the class names of a build, including those of cached modules. */
export class ClassNamesPlugin {
  constructor(private readonly names: ClassNamesByFile) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          if (!(module instanceof webpack.NormalModule) || !file?.endsWith('.module.css')) continue;
          const exported = exportedNames(module.originalSource()?.source().toString() ?? '');
          if (exported !== '') this.names.set(file, exported);
        }
      });
    });
  }
}

/**
 * Checks that no two classes have the same name, because names are short hashes.
 *
 * @throws Error that names both classes
 */
export const assertUniqueClassNames = (namesByFile: ClassNamesByFile): void => {
  const classes = new Map<string, string>();
  for (const [file, names] of namesByFile) {
    for (const [, name = '', hash = ''] of names.matchAll(/([^ ,]+): ([^ ,]+)/g)) {
      const other = classes.get(hash);
      if (other !== undefined)
        throw new Error(`${file}: .${name} has the same hash as ${other}; rename one of them`);
      classes.set(hash, `.${name} in ${file}`);
    }
  }
};

/**
 * Checks that browsers and servers use the same class names. React does not report differing class names, and the
 * markup would have no styles [FED-8].
 *
 * @throws Error that names the first style sheet whose class names differ
 */
export const assertSameClassNames = (browsers: ClassNamesByFile, servers: ClassNamesByFile): void => {
  if (servers.size === 0) throw new Error('the server build has no class names');
  for (const [file, names] of servers) {
    const other = browsers.get(file);
    if (other !== names) throw new Error(`${file}: {${names}} on servers, {${other ?? ''}} in browsers`);
  }
};
