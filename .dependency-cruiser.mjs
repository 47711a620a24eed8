import { existsSync, readdirSync } from 'node:fs';

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const TEST = '[.](test|spec)[.]tsx?$';
const FIXTURE = '(^|/)(testing|fixtures)/';

/**
 * Outermost first: a zone may import the zones after it, never those before it. `context` is what every
 * feature receives; `header` puts the features together.
 */
const ZONES = [
  ['entries', '^src/entries/'],
  ['header', '^src/header/'],
  ['features', '^src/features/'],
  ['context', '^src/context/'],
  ['domains', '^src/domains/'],
  ['ui', '^src/ui/'],
  ['light-react', '^src/light-react/'],
  ['platform', '^src/platform/'],
  ['kernel', '^src/kernel/'],
];
/** Neither of the two imports the other. */
const UNRELATED = [['ui', 'platform']];
const order = ZONES.map(([zone]) => zone).join(' -> ');

const unknownZones = folders('src').filter(
  (folder) => !ZONES.some(([, path]) => path.startsWith(`^src/${folder}/`)),
);
if (unknownZones.length > 0) {
  throw new Error(`src/${unknownZones.join(', src/')}: give each folder a place among ${order}`);
}

const layerRules = ZONES.slice(1).map(([zone, path], index) => {
  const outer = ZONES.slice(0, index + 1).map(([, each]) => each);
  const unrelated = UNRELATED.filter((pair) => pair.includes(zone)).map((pair) => {
    const other = pair.find((each) => each !== zone);
    return `^src/${other}/`;
  });
  return {
    name: `${zone}-imports-inwards`,
    severity: 'error',
    comment: `Imports go ${order}; ui and platform do not import each other.`,
    from: { path, pathNot: TEST },
    to: { path: [...outer, ...unrelated] },
  };
});

const domainRules = folders('src/domains').map((domain) => ({
  name: `domain-${domain}-stands-alone`,
  severity: 'error',
  comment: 'No domain imports another: it declares a port, and a feature supplies it.',
  from: { path: `^src/domains/${domain}/` },
  to: { path: '^src/domains/', pathNot: `^src/domains/${domain}/` },
}));

/** What a domain gives to other folders, its clients of services, and its components. */
const DOMAIN_EDGES = '^src/domains/[^/]+/(index|lazy[^/]*|[^/]*api|query)[.]tsx?$|/ui/';

/** The rules of one part of a domain: the parts, zones and packages that it may import. */
const domainPart = (name, { notParts, notZones, packages = [] }) => [
  {
    name: `${name}-imports`,
    severity: 'error',
    comment: `A domain's ${name} knows no ${[...notParts, ...notZones].join(', ')}.`,
    from: { path: `^src/domains/([^/]+)/${name}[.]ts$` },
    to: { path: `^src/domains/$1/(${notParts.join('|')})([.]tsx?$|/)|^src/(${notZones.join('|')})/` },
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
      name: 'domains-are-imported-by-their-index',
      severity: 'error',
      comment: 'Other folders import a domain from its index.ts, and its lazy-loaded parts from lazy*.',
      from: { path: '^src/(header|features|entries)/', pathNot: TEST },
      to: { path: '^src/domains/', pathNot: '^src/domains/[^/]+/(index|lazy[^/]*)[.]tsx?$' },
    },
    ...domainPart('model', {
      notParts: ['ports', 'store', 'api', 'ui', 'index'],
      notZones: ['platform', 'ui', 'features', 'header', 'entries'],
    }),
    ...domainPart('ports', {
      notParts: ['store', 'api', 'ui', 'index'],
      notZones: ['platform', 'ui', 'features', 'header', 'entries'],
    }),
    ...domainPart('store', {
      notParts: ['api', 'ui', 'index'],
      notZones: ['platform', 'ui', 'features', 'header', 'entries'],
      packages: ['zustand'],
    }),
    ...domainPart('api', { notParts: ['store', 'ui', 'index'], notZones: ['ui'] }).slice(0, 1),
    {
      name: 'domain-logic-is-plain-code',
      severity: 'error',
      comment:
        'Every other file of a domain is logic: it knows no components and no platform, and no client of a service.',
      from: { path: '^src/domains/', pathNot: [TEST, FIXTURE, DOMAIN_EDGES] },
      to: {
        path: [
          '^src/(platform|ui|features|header|entries)/',
          '^src/domains/[^/]+/(ui/|index|lazy|[^/]*api[.]ts)',
          'node_modules/(react|react-dom|axios|urql|@urql)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
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
      comment:
        "The demo is a customer of the remote: it never sees its source. The gallery isolates style sheets as the build does, and the receiver of health reports reads them as the release tool does, which also names the deltas that the demo serves. The gallery is not the remote: its script is the header's own gallery.",
      from: { path: '^host-demo/', pathNot: '^host-demo/gallery/client[.]ts$' },
      to: {
        path: '^(src|tests)/|^federation/(?!(contract|loader)/)',
        pathNot: [
          '^federation/(build/isolate-styles|release/(watch/health|deltas/dictionary))[.]ts$',
          // Its tests share the seed of all property tests.
          '^tests/setup/property-tests[.]ts$',
        ],
      },
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
      comment: 'Two files that import each other, if only for a type, are one file, or three.',
      from: {},
      to: { circular: true },
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
    // Starters have packages of their own.
    exclude: { path: '(^|/)(dist|coverage|schema[.]d[.]ts|host-demo/starters)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
