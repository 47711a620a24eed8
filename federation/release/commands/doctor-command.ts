import { Command, InvalidArgumentError, Option } from 'commander';
import { CHANNELS } from '../channel';
import { diagnose, type Diagnosis } from '../doctor/doctor';
import type { Finding } from '../doctor/finding';
import { EXIT } from '../exit-codes';
import { createProgressLog, type ActionContext, type Report } from './command-context';
import { channelIdOf, contractOption, parseFolderAddress, parseWholeNumber } from './options';
import type { ContractOptions } from './options';

interface Options extends ContractOptions {
  readonly url: URL;
  readonly timeout: number;
  readonly origin: string;
}

const FILE_TIMEOUT_MS = 10_000;

/** The origin of a page that is on no server of the shop. */
const ANY_ORIGIN = 'https://host.example';

/** The number of files that a line names. */
const NAMED_FILES = 3;

const LEVEL_WIDTH = 'warning'.length;
const CHECK_WIDTH = 'compression'.length;

/** @throws InvalidArgumentError if the text is not an origin, such as one with a path */
const parseOrigin = (text: string): string => {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new InvalidArgumentError('It must be an origin such as https://shop.example.');
  return text;
};

const filesOf = ({ files }: Finding): string => {
  if (files.length === 0) return '';
  const more = files.length - NAMED_FILES;
  const named = files.slice(0, NAMED_FILES).join(', ');
  return `${named}${more > 0 ? ` and ${String(more)} more` : ''}: `;
};

const lineOf = (finding: Finding): string => {
  const { level, check, message, advice } = finding;
  const start = `${level.padEnd(LEVEL_WIDTH)}  ${check.padEnd(CHECK_WIDTH)}  `;
  return `${start}${filesOf(finding)}${message}${advice === undefined ? '' : `. ${advice}.`}`;
};

const doctorReport = (diagnosis: Diagnosis): Report => {
  const { channel, versions, files, findings } = diagnosis;
  const count = (level: Finding['level']): number => findings.filter((each) => each.level === level).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const releases = versions.length === 0 ? 'without a release' : versions.join(' and ');
  return {
    code: errors === 0 ? EXIT.done : EXIT.failed,
    value: { ...diagnosis, errors, warnings },
    lines: [
      ...findings.map(lineOf),
      `${channel} ${releases}: ${String(files)} files, errors: ${String(errors)}, warnings: ${String(warnings)}`,
    ],
  };
};

export const createDoctorCommand = ({ log, now, report }: ActionContext): Command =>
  new Command('doctor')
    .description('checks a deployment from outside: caching, compression, headers and bytes')
    .requiredOption(
      '--url <base>',
      'the address of the folder with the channels and the releases',
      parseFolderAddress,
    )
    .addOption(new Option('--channel <name>', 'the channel').choices(CHANNELS).default('stable'))
    .addOption(contractOption())
    .option('--origin <origin>', 'the origin of a page that loads the header', parseOrigin, ANY_ORIGIN)
    .option('--timeout <ms>', 'timeout of one file', parseWholeNumber, FILE_TIMEOUT_MS)
    .action(async (options: Options) => {
      const { url, timeout, origin } = options;
      const diagnosis = await diagnose({
        channel: channelIdOf(options),
        base: url,
        timeout,
        origin,
        now: now(),
        progress: createProgressLog(log, 'examined'),
      });
      report(doctorReport(diagnosis));
    });
