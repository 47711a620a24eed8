import { DOORS } from './doors';

export interface Project {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** The package's name, by its project's. */
export const packageName = ({ name }: Pick<Project, 'name'>): string => `${name}-loader`;

const exportOf = ({ name }: (typeof DOORS)[number]) =>
  [name === 'index' ? '.' : `./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }] as const;

/** The package.json of the loader's package. */
export const manifestOf = (project: Project) => ({
  name: packageName(project),
  version: project.version,
  description: 'Loads the shop’s header into a page',
  license: project.license,
  type: 'module',
  sideEffects: false,
  exports: { ...Object.fromEntries(DOORS.map(exportOf)), './package.json': './package.json' },
  // Any React may be on the page: `./react` alone needs 19, and only hosts that import it need one at all.
  peerDependencies: { '@types/react': '*', react: '*', 'react-dom': '*' },
  peerDependenciesMeta: {
    '@types/react': { optional: true },
    react: { optional: true },
    'react-dom': { optional: true },
  },
});
