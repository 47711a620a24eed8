import type { Configuration } from 'webpack';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

/** Returns a cache group with one chunk for packages that are used together. */
const packages = (name: string, names: string) => ({
  chunks: 'async' as const,
  test: new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`),
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

/** The chunks into which the remote's modules are split. They are few, because each is a request. */
export const CACHE_GROUPS: NonNullable<SplitChunks['cacheGroups']> = {
  default: false,
  defaultVendors: false,
  wire: {
    ...packages('wire', 'axios|valibot'),
    // Every decoder needs the functions that read single values.
    test: /[\\/](node_modules[\\/](axios|valibot)[\\/]|src[\\/]kernel[\\/]read\.)/,
  },
  react: packages('react', 'react|react-dom|scheduler'),
  // Shared parts of dialogs and panels: modal behaviour, dialog, buttons, Escape, scroll arrows.
  dialog: sharedLazy(
    'dialog',
    /[\\/]src[\\/]ui[\\/](Button|Dialog|use-modal|listen-to-modal|use-escape|RowArrows)\./,
  ),
  time: sharedLazy('time', /[\\/](node_modules[\\/]@?date-fns|src[\\/]kernel[\\/]london-time)[\\/.]/),
  app: {
    chunks: ({ name: chunk }) => chunk === 'header' || chunk === 'mount',
    test: /[\\/](src|node_modules|federation)[\\/]/,
    minChunks: 2,
    enforce: true,
    name: 'app',
  },
};
