/** The package's entry points: `shop-header-loader`, and below it each other name. */
export const EXPORTS = [
  { name: 'index', source: 'federation/loader/index' },
  { name: 'react', source: 'federation/loader/react' },
  { name: 'federation-plugin', source: 'federation/loader/federation-plugin' },
  { name: 'contract', source: 'federation/contract/index' },
] as const;

/** The sources' common folder. */
export const SOURCES = 'federation';
