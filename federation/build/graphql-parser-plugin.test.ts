import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GraphqlParserPlugin } from './graphql-parser-plugin';
import { runWebpack } from './run-webpack';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'graphql-parser-'));
});

const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

const build = () =>
  runWebpack([
    {
      mode: 'production',
      context: root,
      entry: './node_modules/@urql/core/index.js',
      output: { path: path.join(root, 'out') },
      resolve: { extensions: ['.ts', '.js'] },
      plugins: [new GraphqlParserPlugin(root)],
    },
  ]);

describe('GraphqlParserPlugin', () => {
  it('fails the build if urql does not import the parser from the known package', async () => {
    put('node_modules/@urql/core/index.js', "import 'graphql';");
    put('node_modules/graphql/index.js', '');
    await expect(build()).rejects.toThrow('urql does not import @0no-co/graphql.web');
  });

  it('replaces the package in urql', async () => {
    put('node_modules/@urql/core/index.js', "import '@0no-co/graphql.web';");
    put('federation/build/graphql-web.ts', '');
    await expect(build()).resolves.toBeDefined();
  });
});
