import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { checkCatalogue, englishTexts } from './docs/texts';
import { engines } from './engines/command';
import { store } from './object-store/command';
import { configurations } from './long/configurations';
import { decisions } from './long/decisions';
import { releasePairs } from './long/release-pairs';
import { soak } from './long/soak';
import { oldBrowserTest } from './old-browsers/command';
import { release } from './rehearse/command';
import { rollout } from './rollout/command';
import { screenReader } from './screen-reader/command';
import { starters } from './starters/command';
import { stories } from './stories/command';
import { strictMode } from './strict-mode/command';

const translation = new Command('translation')
  .description('Checks a catalogue of another language: texts without a translation, and other placeholders.')
  .argument('<file>', 'a JSON file such as cy.json')
  .action((file: string) => {
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const problems = checkCatalogue(englishTexts(), catalogue);
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length === 0 ? 0 : 1;
  });

const command = new Command('npm run test:only --').description(
  'Runs one of the tests that need other programs or take minutes. Most of them need the build.',
);
for (const test of [
  engines,
  oldBrowserTest,
  strictMode,
  screenReader,
  starters,
  stories,
  store,
  rollout,
  release,
  translation,
  decisions,
  configurations,
  soak,
  releasePairs,
])
  command.addCommand(test);
void command.parseAsync();
