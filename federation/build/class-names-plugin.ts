import webpack, { type Compiler } from 'webpack';

const NAME = 'ClassNamesPlugin';

/** Style sheet, by its path below the root -> its exported names, as text. */
export type ClassNamesByFile = Map<string, string>;

/**
 * What a CSS module exports, each value by its name, in one order whatever loader wrote it.
 *
 * @param source script that stands for the style sheet
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

/** Notes the class names that a build gives, also those that its cache remembers. */
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
 * React says nothing of markup whose class names the style sheets don't know: it would stand unstyled [FED-8].
 *
 * @throws Error that names the first style sheet whose names differ
 */
export const assertSameClassNames = (browsers: ClassNamesByFile, servers: ClassNamesByFile): void => {
  if (servers.size === 0) throw new Error('the server build has no class names');
  for (const [file, names] of servers) {
    const other = browsers.get(file);
    if (other !== names) throw new Error(`${file}: {${names}} on servers, {${other ?? ''}} in browsers`);
  }
};
