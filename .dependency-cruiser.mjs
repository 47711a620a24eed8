import { existsSync, readdirSync } from 'node:fs';

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const TEST = '[.](test|spec)[.]tsx?$';
const FIXTURE = '(^|/)(testing|fixtures)/';

/** Outermost first: a zone may import those after it, never those before. */
const LAYERS = ['entries', 'app', 'domains', 'ui', 'platform', 'kernel'];
/** Side by side: neither knows the other. */
const SIDE_BY_SIDE = [['ui', 'platform']];

const unknownZones = folders('src').filter((zone) => !LAYERS.includes(zone));
if (unknownZones.length > 0) {
  throw new Error(
    `src/${unknownZones.join(', src/')}: give each folder a place among ${LAYERS.join(' -> ')}`,
  );
}

const layerRules = LAYERS.flatMap((zone, index) => {
  const outer = LAYERS.slice(0, index);
  const beside = SIDE_BY_SIDE.filter((pair) => pair.includes(zone)).map((pair) =>
    pair.find((z) => z !== zone),
  );
  const refused = [...outer, ...beside];
  return refused.length === 0
    ? []
    : [
        {
          name: `${zone}-imports-inwards`,
          severity: 'error',
          comment: `Imports run ${LAYERS.join(' -> ')}; ui and platform do not know each other.`,
          from: { path: `^src/${zone}/`, pathNot: TEST },
          to: { path: `^src/(${refused.join('|')})/` },
        },
      ];
});

const domainRules = folders('src/domains').map((domain) => ({
  name: `domain-${domain}-stands-alone`,
  severity: 'error',
  comment: 'No domain imports another: it declares a port, and app supplies it.',
  from: { path: `^src/domains/${domain}/` },
  to: { path: '^src/domains/', pathNot: `^src/domains/${domain}/` },
}));

/** A room of a domain: neither the rooms after it nor the zones named, and of packages only those given. */
const room = (name, { notRooms, notZones, packages = [] }) => [
  {
    name: `${name}-imports`,
    severity: 'error',
    comment: `A domain's ${name} knows no ${[...notRooms, ...notZones].join(', ')}.`,
    from: { path: `^src/domains/([^/]+)/${name}[.]ts$` },
    to: { path: `^src/domains/$1/(${notRooms.join('|')})([.]tsx?$|/)|^src/(${notZones.join('|')})/` },
  },
  {
    name: `${name}-packages`,
    severity: 'error',
    comment: `A domain's ${name} is plain code${packages.length > 0 ? ` over ${packages.join(', ')}` : ''}.`,
    from: { path: `^src/domains/[^/]+/${name}[.]ts$` },
    to: {
      dependencyTypesNot: ['local', 'aliased', 'unknown', 'undetermined', 'type-only'],
      pathNot: packages.map((each) => `node_modules/${each}/`),
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    ...domainRules,
    {
      name: 'app-imports-domains-by-their-index',
      severity: 'error',
      comment: 'A domain has one door, index.ts; parts that arrive later have doors named lazy*.',
      from: { path: '^src/(app|entries)/', pathNot: TEST },
      to: { path: '^src/domains/', pathNot: '^src/domains/[^/]+/(index|lazy[^/]*)[.]tsx?$' },
    },
    ...room('model', {
      notRooms: ['ports', 'store', 'api', 'ui', 'index'],
      notZones: ['platform', 'ui', 'app', 'entries'],
    }),
    ...room('ports', {
      notRooms: ['store', 'api', 'ui', 'index'],
      notZones: ['platform', 'ui', 'app', 'entries'],
    }),
    ...room('store', {
      notRooms: ['api', 'ui', 'index'],
      notZones: ['platform', 'ui', 'app', 'entries'],
      packages: ['zustand'],
    }),
    ...room('api', { notRooms: ['store', 'ui', 'index'], notZones: ['ui'] }).slice(0, 1),
    {
      name: 'domain-ui-has-no-io',
      severity: 'error',
      comment: 'UI reads stores and models; only api.ts speaks to platform.',
      from: { path: '^src/domains/[^/]+/ui/', pathNot: TEST },
      to: { path: '^src/platform/|^src/domains/[^/]+/api[.]ts$' },
    },
    {
      name: 'src-knows-no-host',
      severity: 'error',
      comment: 'The header knows the contract, and nothing else outside src.',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^(host-demo|scripts|tests|federation/(?!contract/))' },
    },
    {
      name: 'host-imports-contract-and-loader-only',
      severity: 'error',
      comment: 'The demo is a customer of the remote: it never sees its source.',
      from: { path: '^host-demo/' },
      to: { path: '^(src|tests)/|^federation/(?!(contract|loader)/)' },
    },
    {
      name: 'contract-imports-nothing',
      severity: 'error',
      comment: 'The contract is a leaf: hosts get its types without anything behind them.',
      from: { path: '^federation/contract/' },
      to: { pathNot: '^federation/contract/' },
    },
    {
      name: 'federation-knows-no-source',
      severity: 'error',
      comment: 'federation names src/entries as text for the build; it imports none of the source.',
      from: { path: '^federation/' },
      to: { path: '^(src|host-demo|tests)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or three.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'An import that leads nowhere. Remotes are found at run time.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['schema', '^shop_header/'] },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      comment: 'Tests import the product, never the other way round.',
      from: { path: '^(src|federation|host-demo)/', pathNot: [TEST, FIXTURE] },
      to: { path: [TEST, FIXTURE, '^tests/'] },
    },
    {
      name: 'no-development-package-in-the-header',
      severity: 'error',
      comment: 'What ships in the header is a dependency, not a devDependency.',
      from: { path: '^src/', pathNot: [TEST, FIXTURE] },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|schema[.]d[.]ts)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
