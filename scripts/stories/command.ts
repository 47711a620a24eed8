import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { Command } from 'commander';
import { contentType } from 'mime-types';
import { serveOnLoopback } from '../../federation/testing/serve-on-loopback';
import { FERNLEIGH } from '../../host-demo/shells/fernleigh';
import { filesOfGuide } from '../../tests/hosts/tested/guide-files';
import { withBrowser, withPage } from '../bench/shared/browser';
import { packLoader } from '../loader-package/pack';

const run = promisify(execFile);
const GUIDE = 'docs/hosts/testing.md';

/** What a host that has stories has already. */
const PACKAGES = {
  '@storybook/react-vite': '10.6.7',
  react: '19.3.1',
  'react-dom': '19.3.1',
  storybook: '10.6.7',
  typescript: '6.0.3',
  vite: '8.3.8',
};
const HOST = {
  'package.json': JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }),
  '.storybook/main.ts': `export default {
  framework: '@storybook/react-vite', stories: ['../src/*.stories.tsx'], core: { disableTelemetry: true },
};`,
  'src/config.ts': `export const config = ${JSON.stringify({ ...FERNLEIGH, applicationName: 'stories' })};`,
};

/** Builds the stories of the guide's page in an empty folder. Returns the folder of their files. */
const buildStories = async (folder: string): Promise<string> => {
  for (const [file, text] of Object.entries({ ...filesOfGuide(GUIDE), ...HOST })) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  const loader = path.join(folder, 'loader.tgz');
  cpSync(await packLoader(path.join('dist', 'loader-package')), loader);
  const options = { cwd: folder, maxBuffer: 1e8, env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } };
  await run('npm', ['install', '--no-audit', '--no-fund', loader], options);
  await run('npm', ['exec', '--no', 'storybook', 'build', '--', '--quiet'], options);
  return path.join(folder, 'storybook-static');
};

const testStories = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stories-'));
  const files = await buildStories(folder);
  const requests: string[] = [];
  const { address, close } = await serveOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stories.example');
    requests.push(pathname);
    readFile(path.join(files, path.posix.normalize(pathname))).then(
      (bytes) =>
        response.writeHead(200, { 'content-type': contentType(path.extname(pathname)) || '' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await withBrowser(async (browser) => {
    for (const [story, session] of [
      ['visitor', 'Sign in'],
      ['customer', 'My account'],
    ] as const)
      await withPage(browser, { width: 1280, height: 800 }, async ({ page }) => {
        await page.goto(`${address}/iframe.html?id=productpage--${story}&viewMode=story`);
        await expect(page.getByRole('banner')).toContainText(session, { timeout: 20_000 });
        await expect(page.getByRole('button', { name: 'Add to trolley' })).toBeVisible();
        console.log(`✔ the story of a ${story} shows the fake header`);
      });
  });
  await close();
  await rm(folder, { recursive: true, force: true });
  expect(requests.filter((pathname) => pathname.includes('/mfe/'))).toEqual([]);
};

export const stories = new Command('stories')
  .description(`Builds the stories of ${GUIDE} with Storybook, and opens them in a browser.`)
  .action(testStories);
