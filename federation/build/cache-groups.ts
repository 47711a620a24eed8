import type { Configuration, Module } from 'webpack';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

/** Returns a cache group with one chunk for files of packages whose paths begin like this. */
const packages = (name: string, names: string) => ({
  chunks: 'async' as const,
  test: new RegExp(`[\\\\/]node_modules[\\\\/](${names.replaceAll('/', '[\\\\/]')})`),
  enforce: true,
  name,
});

/** Returns a cache group with one chunk for modules of which several lazy chunks would otherwise each have a copy. */
const sharedLazy = (name: string, test: RegExp) => ({
  chunks: 'async' as const,
  test,
  minChunks: 2,
  enforce: true,
  name,
});

/** The files of the chunk with axios, its client, and the functions that read single values, which every decoder needs. */
const WIRE = [
  /[\\/]node_modules[\\/]axios[\\/]/,
  /[\\/]src[\\/]kernel[\\/]read\./,
  /[\\/]src[\\/]platform[\\/](http[\\/](axios-client|request|send-with-token)|session[\\/]token-service)\./,
  /[\\/]federation[\\/]build[\\/]axios[\\/]/,
];

/**
 * The files of the chunk that a signed-in page needs for its trolley and slot: urql, its client, decoders, and the formats of
 * dates.
 */
const CUSTOMER = [
  /[\\/]node_modules[\\/](@urql|wonka|@0no-co|@?date-fns)[\\/]/,
  /[\\/]federation[\\/]build[\\/]graphql-web\./,
  /[\\/]src[\\/]kernel[\\/](cut-off-text|london-time)\./,
  /[\\/]src[\\/]platform[\\/]graphql[\\/](axios-exchange|urql-client)\./,
  /[\\/]src[\\/]domains[\\/](account|delivery-pass|slot|trolley)[\\/](api|decode|label|query)[\w-]*\./,
];

/** Returns a cache group with one chunk for the modules with these paths. */
const oneChunk = (name: string, paths: readonly RegExp[]) => ({
  chunks: 'async' as const,
  // A module that a package replaces by nothing in browsers has no path, but an identifier.
  test: (module: Module) => paths.some((path) => path.test(module.identifier().split('!').at(-1) ?? '')),
  enforce: true,
  name,
});

/** The chunks into which the remote's modules are split. They are few, because each is a request. */
export const CACHE_GROUPS: NonNullable<SplitChunks['cacheGroups']> = {
  default: false,
  defaultVendors: false,
  wire: oneChunk('wire', WIRE),
  // Only decoders of lazy parts use schemas.
  schemas: packages('schemas', 'valibot/'),
  // What components call. The code that renders them, `react-dom/client`, loads once a shopper touches the header.
  react: packages('react', 'react/|react-dom/(index|cjs/react-dom\\.)'),
  'react-dom': packages('react-dom', 'react-dom/(client|cjs/react-dom-client\\.)|scheduler/'),
  // Shared parts of dialogs and panels: modal behaviour, dialog, buttons, scroll arrows.
  dialog: sharedLazy(
    'dialog',
    /[\\/]src[\\/]ui[\\/](Button|Dialog|use-escape|use-modal|listen-to-modal|RowArrows)\./,
  ),
  customer: oneChunk('customer', CUSTOMER),
  app: {
    chunks: ({ name: chunk }) => chunk === 'header' || chunk === 'mount',
    test: /[\\/](src|node_modules|federation)[\\/]/,
    minChunks: 2,
    enforce: true,
    name: 'app',
  },
};
