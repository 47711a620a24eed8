import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import { DOCUMENTS } from './documents';
import { formatDocument } from './format-document';
import { filesBelow, hashFiles } from '../source-hash.mjs';

/** Holds the hash of the style sheets with which the pictures were taken. */
const PICTURED_STYLES = 'docs/pictures/styles.sha256';

/** Returns a hash of the header's style sheets. */
const hashStyles = (): string => `${hashFiles(filesBelow('src').filter((file) => file.endsWith('.css')))}\n`;

const UPDATE = '--update-snapshots';

/** What Playwright writes: pictures, and documents that are measured in Chromium. It needs the build. */
const RECORDINGS = {
  consent: ['tests/journeys/consent.spec.ts', UPDATE],
  design: ['tests/journeys/design.spec.ts', UPDATE],
  hosts: ['tests/hosts/every-host.spec.ts', `${UPDATE}=all`],
  pictures: ['--config', 'scripts/pictures/playwright.config.ts'],
  roles: ['tests/journeys/roles.spec.ts', UPDATE],
} as const;
const NAMES = Object.keys(RECORDINGS) as (keyof typeof RECORDINGS)[];

interface Options {
  readonly check: boolean;
  readonly browser?: true | readonly (keyof typeof RECORDINGS)[];
}

/** @throws Error if a run of Playwright fails */
const record = (names: readonly (keyof typeof RECORDINGS)[]): void => {
  for (const name of names) {
    const { status } = spawnSync('npx', ['playwright', 'test', ...RECORDINGS[name]], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${name}: Playwright failed`);
    if (name === 'pictures') writeFileSync(PICTURED_STYLES, hashStyles());
  }
};

/** Logs that the pictures show other style sheets than those of the header. */
const checkPictures = (): void => {
  if (existsSync(PICTURED_STYLES) && readFileSync(PICTURED_STYLES, 'utf8') === hashStyles()) return;
  console.error(
    'docs/pictures is stale. Run npm run docs:update -- --browser pictures, and look at the change.',
  );
  process.exitCode = 1;
};

/** Writes or compares every document, and logs those that are stale. */
const update = async ({ check, browser }: Options): Promise<void> => {
  if (browser) record(browser === true ? NAMES : browser);
  if (check) checkPictures();
  for (const { file, generate } of DOCUMENTS.filter(({ isSlow }) => !check || !isSlow)) {
    const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const text = await formatDocument(file, generate(current));
    if (text === current) continue;
    if (check) {
      console.error(`${file} is stale. Run npm run docs:update, and review the change.`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, text);
      console.log(`wrote ${file}`);
    }
  }
};

void new Command('npm run docs:update --')
  .description('Writes every document and table that is generated from files of the repository.')
  .addOption(
    new Option('--browser [names...]', 'first records pictures and tables of the built demo; all by default')
      .choices(NAMES)
      .conflicts('check'),
  )
  .option('--check', 'writes nothing, and exits with code 1 if a document is stale', false)
  .action(update)
  .parseAsync();
