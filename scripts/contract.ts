import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { CONTRACT_VERSION } from '../federation/contract/version';
import { allows, compareReports, CONTRACT, createReport, REPORT } from './contract/reports';

const run = (command: string, args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
};

/** @returns why CONTRACT_VERSION does not fit the changes since the last release; undefined when it does */
const findVersionProblem = (report: string): string | undefined => {
  const tag = run('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^'])?.trim();
  const before = tag === undefined ? undefined : run('git', ['show', `${tag}:${REPORT}`]);
  const source = tag === undefined ? undefined : run('git', ['show', `${tag}:${CONTRACT}/version.ts`]);
  const version = /CONTRACT_VERSION = '([^']+)'/.exec(source ?? '')?.[1];
  if (tag === undefined || before === undefined || version === undefined) return undefined;
  const change = compareReports(before, report);
  if (allows(change, version, CONTRACT_VERSION)) return undefined;
  return `change since ${tag}: ${change}; CONTRACT_VERSION ${CONTRACT_VERSION} does not follow ${version}`;
};

interface Options {
  readonly update: boolean;
  readonly sinceLastRelease: boolean;
}

const checkContract = ({ update, sinceLastRelease }: Options): void => {
  const report = createReport();
  if (update) writeFileSync(REPORT, report);
  if (!existsSync(REPORT) || readFileSync(REPORT, 'utf8') !== report) {
    console.error(
      `The public types differ from ${REPORT}. Run npm run contract -- --update, and review the change.`,
    );
    process.exitCode = 1;
    return;
  }
  const problem = sinceLastRelease ? findVersionProblem(report) : undefined;
  console.log(problem ?? `The public types match ${REPORT}, contract ${CONTRACT_VERSION}.`);
  if (problem !== undefined) process.exitCode = 1;
};

new Command()
  .name('npm run contract --')
  .description(`Compares the public types of ${CONTRACT} with ${REPORT}. Exits with code 1 when they differ.`)
  .option('--update', 'write the report', false)
  .option(
    '--since-last-release',
    'also compare with the report of the last v* tag: an addition needs a higher minor number of CONTRACT_VERSION, a breaking change a higher major number',
    false,
  )
  .action(checkContract)
  .parse();
