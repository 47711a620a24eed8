import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { FERNLEIGH } from '../../../host-demo/shells/fernleigh';
import { license, name, version } from '../../../package.json';
import { bundleLoader, manifestOf } from '../../../scripts/loader-package/bundle';
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../../setup/chromium';
import { filesOfGuide } from './guide-files';

/** Packages that a host has itself. */
const PACKAGES = ['react', 'react-dom', '@testing-library/react', '@testing-library/dom', '@playwright/test'];

/** Transforms modules for Jest: TypeScript, and the ES modules of the loader's package. */
const TRANSFORM = `
const { transformSync } = require(${JSON.stringify(path.resolve('node_modules/esbuild'))});
const options = { loader: 'tsx', format: 'cjs', jsx: 'automatic', target: 'node20' };
exports.process = (source) => transformSync(source, options);`;

const JEST = {
  testEnvironment: path.resolve('node_modules/jest-environment-jsdom'),
  testMatch: ['<rootDir>/src/*.test.tsx'],
  transform: { '[.][jt]sx?$': '<rootDir>/transform.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!shop-header-loader/)'],
};

/** Playwright's settings: the page's origin is in HOST_ORIGIN. */
const PLAYWRIGHT = (executablePath: string | undefined): string => `
export default {
  testDir: 'e2e',
  reporter: 'line',
  use: {
    baseURL: process.env.HOST_ORIGIN,
    launchOptions: ${JSON.stringify({ args: CHROMIUM_ARGS, executablePath })},
  },
};`;

const MAIN = `
import { createRoot } from 'react-dom/client';
import { ProductPage } from './ProductPage';
createRoot(document.querySelector('#root')!).render(<ProductPage />);`;

const installLoader = async (folder: string): Promise<void> => {
  const project = { name, version, license };
  const target = path.join(folder, 'node_modules', 'shop-header-loader');
  await mkdir(target, { recursive: true });
  await bundleLoader(process.cwd(), target);
  await writeFile(path.join(target, 'package.json'), JSON.stringify(manifestOf(project)));
};

/**
 * Makes a host from the code of docs/hosts/testing.md, with the loader's package.
 *
 * @returns the host's folder, and the bundled script of its page
 */
export const makeTestedHost = async (): Promise<{ readonly folder: string; readonly script: string }> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tested-host-'));
  const config = `export const config = ${JSON.stringify({ ...FERNLEIGH, applicationName: 'tested-host' })};`;
  const files = {
    ...filesOfGuide('docs/hosts/testing.md'),
    'src/config.ts': config,
    'src/main.tsx': MAIN,
    'package.json': '{ "private": true }',
    'jest.config.json': JSON.stringify(JEST),
    'transform.cjs': TRANSFORM,
    'playwright.config.ts': PLAYWRIGHT(findHeadlessShell() ?? findChromium()),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await installLoader(folder);
  for (const each of PACKAGES) {
    const link = path.join(folder, 'node_modules', each);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.resolve('node_modules', each), link);
  }
  const bundled = await build({
    absWorkingDir: folder,
    entryPoints: ['src/main.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return { folder, script: bundled.outputFiles[0]?.text ?? '' };
};
