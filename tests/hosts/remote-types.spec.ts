import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from '../support/fixtures';

const MANIFEST = '/ecom/assets/mfe/common/v1/stable/mf-manifest.json';
const SHELL = path.resolve('host-demo/shells/lists');

/** A use of the header that its types must refuse, and a listener that they must accept. */
const WRONG_USE = `import { Header } from 'shop_header/Header';
document.addEventListener('shop-header:search', ({ detail }): string => detail.searchTerm);
export const wrong = <Header config={{ applicationName: 1 }} />;
`;

interface Manifest {
  readonly metaData: { readonly types: { readonly zip: string } };
}

const writeArchive = (folder: string, archive: Uint8Array): void => {
  const isFile = ({ name }: { readonly name: string }) => !name.endsWith('/');
  for (const [name, text] of Object.entries(unzipSync(archive, { filter: isFile }))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** Compiles the shell with the remote's types in `@mf-types`, as the host guide describes it. */
const writeProject = (folder: string): void => {
  writeFileSync(path.join(folder, 'wrong.tsx'), WRONG_USE);
  const config = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: {
      rootDir: '/',
      plugins: [],
      typeRoots: [path.resolve('node_modules/@types')],
      paths: { 'shop_header/*': ['./@mf-types/shop_header/*'] },
    },
    include: [],
    files: [path.join(SHELL, 'index.ts'), path.resolve('host-demo/shells/styles.d.ts'), './wrong.tsx'],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
};

test("the lists shell compiles with the types of the remote's archive, which refuse a wrong prop [FED-3] [FED-9]", async ({
  page,
}) => {
  test.slow();
  const folder = path.resolve('dist/tests', process.env['TEST_PARALLEL_INDEX'] ?? '0', 'remote-types');
  rmSync(folder, { recursive: true, force: true });
  const manifest = (await (await page.request.get(MANIFEST)).json()) as Manifest;
  const archive = await page.request.get(path.posix.join(MANIFEST, '..', manifest.metaData.types.zip));
  writeArchive(path.join(folder, '@mf-types/shop_header'), await archive.body());
  writeProject(folder);

  const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', folder];
  const { stdout } = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
  expect(errors).toEqual([expect.stringMatching(/wrong\.tsx.*error TS/)]);
  expect(stdout).toContain("Type 'number' is not assignable to type 'string'");
});
