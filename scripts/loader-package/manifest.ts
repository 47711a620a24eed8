import { COMMAND, EXPORTS } from './exports';

export interface Project {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** Returns the package's name, derived from the project's name. */
export const packageName = ({ name }: Pick<Project, 'name'>): string => `${name}-loader`;

const exportOf = ({ name }: (typeof EXPORTS)[number]) =>
  [name === 'index' ? '.' : `./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }] as const;

/** Returns the package.json of the loader's package. */
export const manifestOf = (project: Project) => ({
  name: packageName(project),
  version: project.version,
  description: 'Loads the shop’s header into a page',
  license: project.license,
  type: 'module',
  sideEffects: false,
  bin: { [COMMAND.name]: `./${COMMAND.name}.js` },
  exports: {
    ...Object.fromEntries(EXPORTS.map(exportOf)),
    './texts.en-GB.json': './texts.en-GB.json',
    './package.json': './package.json',
  },
  // Any version of React may be on the page: only `./react` needs version 19, and only hosts that import it need React.
  peerDependencies: { '@playwright/test': '*', '@types/react': '*', react: '*', 'react-dom': '*' },
  peerDependenciesMeta: {
    '@playwright/test': { optional: true },
    '@types/react': { optional: true },
    react: { optional: true },
    'react-dom': { optional: true },
  },
});
