/** What hosts import of the package: `shop-header-loader`, and below it each other name. */
export const DOORS = [
  { name: 'index', source: 'federation/loader/index' },
  { name: 'react', source: 'federation/loader/react' },
  { name: 'contract', source: 'federation/contract/index' },
] as const;

/** The sources' common folder. */
export const SOURCES = 'federation';
