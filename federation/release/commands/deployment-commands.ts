import { Command, InvalidArgumentError, Option } from 'commander';
import { CHANNELS } from '../channel';
import { diagnose, type Diagnosis, type Finding } from '../doctor/doctor';
import { EXIT } from '../exit-codes';
import { verify, type Verified } from '../verify';
import { CHANNEL, channelIdOf, CONTRACT, createProgressLog, parseText, parseWholeNumber } from './command';
import type { ActionContext, ChannelOptions, Report } from './command';

interface DeploymentOptions extends ChannelOptions {
  readonly url: URL;
  readonly timeout: number;
}

const FILE_TIMEOUT_MS = 10_000;

const URL_OPTION = new Option('--url <base>', 'the address of the folder with the channels and the releases')
  .argParser((text: string): URL => {
    if (!/^https?:/.test(text) || !URL.canParse(text))
      throw new InvalidArgumentError('It is not an address.');
    return new URL(text.endsWith('/') ? text : `${text}/`);
  })
  .makeOptionMandatory();

const TIMEOUT = new Option('--timeout <ms>', 'timeout of one file')
  .argParser(parseWholeNumber)
  .default(FILE_TIMEOUT_MS);

/** Three times the max-age of a channel's file. */
const CHANNEL_TIMEOUT_MS = 90_000;

const verifyReport = (verified: Verified): Report => {
  const { channel, version, candidate, files, deltas, wrong } = verified;
  const releases = candidate === undefined ? version : `${version} and ${candidate}`;
  const lines = wrong.map(({ file, problem }) => `${file}: ${problem}`);
  const verdict = wrong.length === 0 ? 'no problems' : `${wrong.length} problems`;
  return {
    code: wrong.length === 0 ? EXIT.done : EXIT.failed,
    value: verified,
    lines: [...lines, `${channel} ${releases}: ${files} files, ${deltas} deltas, ${verdict}`],
  };
};

export const createVerifyCommand = (context: ActionContext): Command =>
  new Command('verify')
    .description('fetches a channel as a browser would and checks every byte')
    .addOption(CHANNEL)
    .addOption(CONTRACT)
    .addOption(URL_OPTION)
    .addOption(TIMEOUT)
    .option(
      '--version <version>',
      'fails unless the channel points there within 90 s, because caches may be stale',
      parseText,
    )
    .action(async (options: DeploymentOptions & { readonly version?: string }) => {
      const { url, timeout, version } = options;
      const verified = await verify({
        channel: channelIdOf(options),
        base: url,
        timeout,
        version,
        channelTimeout: CHANNEL_TIMEOUT_MS,
        progress: createProgressLog(context, 'verified'),
      });
      context.report(verifyReport(verified));
    });

/** The origin of a page that is on no server of the shop. */
const ANY_ORIGIN = 'https://host.example';

/** @throws InvalidArgumentError if the text is not an origin, such as one with a path */
const parseOrigin = (text: string): string => {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new InvalidArgumentError('It must be an origin such as https://shop.example.');
  return text;
};

/** The number of files that a line names. */
const NAMED_FILES = 3;

const LEVEL_WIDTH = 'warning'.length;
const CHECK_WIDTH = 'compression'.length;

const filesOf = ({ files }: Finding): string => {
  if (files.length === 0) return '';
  const more = files.length - NAMED_FILES;
  const named = files.slice(0, NAMED_FILES).join(', ');
  return `${named}${more > 0 ? ` and ${more} more` : ''}: `;
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
      `${channel} ${releases}: ${files} files, errors: ${errors}, warnings: ${warnings}`,
    ],
  };
};

export const createDoctorCommand = (context: ActionContext): Command =>
  new Command('doctor')
    .description('checks a deployment from outside: caching, compression, headers and bytes')
    .addOption(URL_OPTION)
    .addOption(new Option('--channel <name>', 'the channel').choices(CHANNELS).default('stable'))
    .addOption(CONTRACT)
    .option('--origin <origin>', 'the origin of a page that loads the header', parseOrigin, ANY_ORIGIN)
    .addOption(TIMEOUT)
    .action(async (options: DeploymentOptions & { readonly origin: string }) => {
      const { url, timeout, origin } = options;
      const diagnosis = await diagnose({
        channel: channelIdOf(options),
        base: url,
        timeout,
        origin,
        now: context.now(),
        progress: createProgressLog(context, 'examined'),
      });
      context.report(doctorReport(diagnosis));
    });
