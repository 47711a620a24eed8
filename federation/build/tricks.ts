/** A part of the build that goes beyond the documented options of webpack and its plugins. */
export interface Trick {
  readonly name: string;
  /** What it does, as a short phrase. */
  readonly what: string;
  /** Files of `federation` that exist for it. */
  readonly files: readonly string[];
  /** What it relies on that no documentation promises. */
  readonly reliesOn: string;
  /** What happens when an upgrade changes that. */
  readonly onUpgrade: string;
  /** Whether it is kept for the shoppers' safety, whatever it is worth in bytes. */
  readonly isForSafety: boolean;
}

export const TRICKS = [
  {
    name: 'lean-sharing',
    what: 'shares React without the federation runtime in hosts with our loader',
    files: ['build/lean-sharing-plugin.ts', 'lean/entry.ts', 'lean/sharing.ts'],
    reliesOn: 'the names and the text of runtime modules of the federation plugin',
    onUpgrade: 'the build fails and names the runtime module',
    isForSafety: false,
  },
  {
    name: 'chunk-files',
    what: 'loads chunks with their hashes, with a Trusted Types policy, in hosts with frozen prototypes',
    files: ['build/chunk-files-plugin.ts', 'build/chunk-runtime.ts', 'build/chunk-table.ts'],
    reliesOn: 'the names of runtime modules of webpack and mini-css-extract-plugin',
    onUpgrade: 'the build fails and names the runtime module',
    isForSafety: true,
  },
  {
    name: 'unused-axios-files',
    what: 'leaves out files of axios that never run here',
    files: [
      'build/unused-files.ts',
      'build/axios/error.ts',
      'build/axios/headers.ts',
      'build/axios/platform.ts',
      'build/axios/resolve-config.ts',
      'build/axios/unused.ts',
      'build/axios/utils.ts',
    ],
    reliesOn: 'the paths of files in axios',
    onUpgrade: 'the build fails and names the file',
    isForSafety: false,
  },
  {
    name: 'graphql-parser',
    what: 'leaves out the parser and the printer of GraphQL documents',
    files: ['build/graphql-web.ts', 'build/documents-loader.ts'],
    reliesOn: 'what urql imports from @0no-co/graphql.web',
    onUpgrade: 'the build fails: an import is not found',
    isForSafety: false,
  },
  {
    name: 'second-minifier',
    what: 'runs swc before terser',
    files: [],
    reliesOn: 'nothing: a list of minifiers is a documented option of terser-webpack-plugin',
    onUpgrade: 'nothing',
    isForSafety: false,
  },
] as const satisfies readonly Trick[];

export type TrickName = (typeof TRICKS)[number]['name'];
