import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { array, looseObject, object, optional, parse, string, type InferOutput } from 'valibot';
import { PACKAGES_FILE, type BundledPackage } from '../build/companion-files';
import { usage } from './exit-codes';

const component = looseObject({ name: string(), version: string(), purl: string(), 'bom-ref': string() });
const relation = looseObject({ ref: string(), dependsOn: optional(array(string())) });

const npmBill = looseObject({
  metadata: looseObject({ component: looseObject({}) }),
  components: array(component),
  dependencies: array(relation),
});

type NpmBill = InferOutput<typeof npmBill>;

const bundled = array(object({ name: string(), version: string(), folder: string() }));

interface Product {
  readonly name: string;
  readonly version: string;
}

/**
 * Reads the list of packages that are part of the built remote.
 *
 * @throws ReleaseError if the build has not written the list
 */
export const readPackages = (companion: string): readonly BundledPackage[] => {
  try {
    return parse(bundled, JSON.parse(readFileSync(path.join(companion, PACKAGES_FILE), 'utf8')));
  } catch {
    throw usage(`${companion} has no list of packages: run npm run build`);
  }
};

/**
 * npm refuses a list with a peer of another version than a package states. Here it is a package of the documentation,
 * which does not use React.
 */
const NPM_SBOM = ['sbom', '--sbom-format', 'cyclonedx', '--legacy-peer-deps'];

/** Returns npm's bill of materials of all installed packages. */
export const queryNpm = async (root: string): Promise<NpmBill> => {
  const { stdout } = await promisify(execFile)('npm', NPM_SBOM, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return parse(npmBill, JSON.parse(stdout));
};

const idOf = ({ name, version }: Product): string => `${name}@${version}`;

/** Returns the items without those whose id another one before has. */
const once = <Item>(items: readonly Item[], id: (item: Item) => string): readonly Item[] =>
  items.filter((one, index) => items.findIndex((other) => id(other) === id(one)) === index);

/**
 * Returns the CycloneDX bill of materials of a release: those installed packages whose code is in its files. It has no
 * date and no serial number, so that the same release has the same bill.
 */
export const billOf = (bill: NpmBill, packages: readonly BundledPackage[], product: Product) => {
  const { serialNumber: _serial, metadata, ...rest } = bill as NpmBill & { readonly serialNumber?: unknown };
  const { timestamp: _timestamp, ...about } = metadata;
  const wanted = new Set(packages.map(idOf));
  const components = bill.components.filter((one) => wanted.has(idOf(one)));
  const refs = new Set(components.map((one) => one['bom-ref']));
  const own = idOf(product);
  const isIncluded = (ref: string): boolean => refs.has(ref);
  return {
    ...rest,
    metadata: {
      ...about,
      component: {
        type: 'library',
        ...product,
        'bom-ref': own,
        purl: `pkg:npm/${product.name}@${encodeURIComponent(product.version)}`,
      },
    },
    // npm lists a package twice if it is installed twice.
    components: once(components, (one) => one['bom-ref']),
    dependencies: [
      { ref: own, dependsOn: [...refs] },
      ...bill.dependencies
        .filter(({ ref }) => isIncluded(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isIncluded) })),
    ],
  };
};

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

const licenceOf = (root: string, { name, version, folder }: BundledPackage): string => {
  const dir = path.join(root, folder);
  const { license } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    readonly license?: unknown;
  };
  const texts = readdirSync(dir)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(dir, file), 'utf8').trim());
  const title = `${name} ${version}: ${typeof license === 'string' ? license : 'see below'}`;
  return [title, '', ...texts].join('\n');
};

/** Returns the licences of all packages in a release, with their texts. */
export const licencesOf = (root: string, packages: readonly BundledPackage[]): string => {
  const licences = once(packages, idOf).map((one) => licenceOf(root, one));
  return `${licences.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
};
