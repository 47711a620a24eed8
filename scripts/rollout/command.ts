import { Command, InvalidArgumentError } from 'commander';
import { missingPackages } from '../../federation/edge/testing/programs';
import { writePart } from '../docs/format-document';
import { problemsOf, tableOf } from './report';
import { testRollout } from './scenario';
import { ensureEdgePrograms } from '../test/edge-programs';

const MAX_RATE = 50;

interface Options {
  readonly pages: number;
  readonly rate: number;
  readonly write?: true;
}

const parseCount = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number above 0.');
  return Number(text);
};

const parseRate = (text: string): number => {
  const rate = parseCount(text);
  if (rate > MAX_RATE) throw new InvalidArgumentError(`It must be at most ${String(MAX_RATE)}.`);
  return rate;
};

// The project supports Node 20 and pins the SDK, so the SDK's warning about Node versions would not help.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const run = async ({ pages, rate, write }: Options): Promise<void> => {
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  ensureEdgePrograms(log);
  if (missingPackages(['nginx', 'varnish']).length > 0) {
    process.exitCode = 1;
    return;
  }
  const result = await testRollout({ pages, rate, log });
  const table = tableOf(result);
  console.log(table);
  const problems = problemsOf(result, pages);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0 && write) await writePart('docs/operations.md', 'rollout', table);
  process.exitCode = problems.length === 0 ? 0 : 1;
};

export const rollout = new Command('rollout')
  .description(
    "Rolls a release out from 5 to 100 % while pages load, and while the release tool, the store, the edge and the origin crash. Uses Ceph's RADOS Gateway, nginx and varnish on loopback, which are installed by apt if they are missing.",
  )
  .option('--pages <number>', 'page loads at least', parseCount, 2000)
  .option('--rate <number>', 'page loads a second, at most 50', parseRate, 20)
  .option('--write', 'writes the figures of docs/operations.md')
  .action(run);
