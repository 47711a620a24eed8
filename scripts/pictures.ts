import { spawnSync } from 'node:child_process';
import { writePicturesPage } from './pictures/write-page';

/** `npm run pictures`: takes the pictures of the documents, and writes the page that lists them. */
const main = async (): Promise<void> => {
  const args = [
    'playwright',
    'test',
    '--config',
    'scripts/pictures/playwright.config.ts',
    ...process.argv.slice(2),
  ];
  const { status } = spawnSync('npx', args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status === 0) await writePicturesPage();
};

void main();
