import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const NAME = 'GraphqlParserPlugin';
const PACKAGE = '@0no-co/graphql.web';
const REPLACEMENT = path.join('federation', 'build', 'graphql-web.ts');

/**
 * Leaves the parser and the printer of GraphQL documents out of urql, because documents are built as texts, see
 * documents-loader.ts. The build fails if urql imports them in another way.
 */
export class GraphqlParserPlugin {
  /** @param root root folder of the repository */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const replacement = path.join(this.root, REPLACEMENT);
    new webpack.NormalModuleReplacementPlugin(new RegExp(`^${PACKAGE}$`), (resource) => {
      if (resource.context.includes('@urql')) resource.request = replacement;
    }).apply(compiler);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        if ([...modules].some((module) => module.nameForCondition() === replacement)) return;
        throw new Error(`urql does not import ${PACKAGE}. Has it changed? Update graphql-parser-plugin.ts.`);
      });
    });
  }
}
