import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACT_VERSION } from '../federation/contract/version';
import { allows, compareReports } from './contract/compare-reports';
import { emitDeclarations } from './public-types/emit';
import { extractTypes } from './public-types/extract';

const HELP = `npm run contract -- [options]

Compares the public types of federation/contract with federation/contract/api.report.md, and fails on a change
that the report does not tell.

  --update               writes the report anew
  --since-last-release   also compares it with the last v* tag's: an addition asks for a higher minor number of
                         CONTRACT_VERSION, a breaking change for a higher major one
  --help                 this text`;

const CONTRACT = path.join('federation', 'contract');
const REPORT = path.join(CONTRACT, 'api.report.md');
const WORK = path.join('.cache', 'contract');

const run = (command: string, args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
};

/** The report of the contract as it stands. */
const makeReport = (): string => {
  const types = path.join(WORK, 'types');
  const folder = path.join(WORK, 'report');
  emitDeclarations([path.join(CONTRACT, 'index.ts')], CONTRACT, types);
  extractTypes(path.join(types, 'index.d.ts'), { report: { folder, name: 'contract' } });
  return readFileSync(path.join(folder, 'contract.api.md'), 'utf8');
};

const readOr = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** What is wrong since the last release; `undefined` when nothing is, or nothing was released yet. */
const problemSinceRelease = (report: string): string | undefined => {
  const tag = run('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^'])?.trim();
  const before = tag === undefined ? undefined : run('git', ['show', `${tag}:${REPORT}`]);
  const source = tag === undefined ? undefined : run('git', ['show', `${tag}:${CONTRACT}/version.ts`]);
  const version = /CONTRACT_VERSION = '([^']+)'/.exec(source ?? '')?.[1];
  if (tag === undefined || before === undefined || version === undefined) return undefined;
  const change = compareReports(before, report);
  if (allows(change, version, CONTRACT_VERSION)) return undefined;
  return `change since ${tag}: ${change}; CONTRACT_VERSION ${CONTRACT_VERSION} does not follow ${version}`;
};

const main = (): number => {
  const { values } = parseArgs({
    options: {
      update: { type: 'boolean', default: false },
      'since-last-release': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const report = makeReport();
  if (values.update) writeFileSync(REPORT, report);
  if (readOr(REPORT) !== report) {
    console.error(
      `the public types are not those of ${REPORT}: npm run contract -- --update, and look at the change`,
    );
    return 1;
  }
  const problem = values['since-last-release'] ? problemSinceRelease(report) : undefined;
  console.log(problem ?? `the public types are those of ${REPORT}, contract ${CONTRACT_VERSION}`);
  return problem === undefined ? 0 : 1;
};

process.exitCode = main();
