import { Command } from 'commander';
import { EXIT } from '../exit-codes';
import { verify, type Verified } from '../verify';
import { createProgressLog, type ActionContext, type Report } from './command-context';
import { channelIdOf, channelOption, contractOption, parseFolderAddress } from './options';
import { parseText, parseWholeNumber, type ContractOptions } from './options';

interface Options extends ContractOptions {
  readonly url: URL;
  readonly timeout: number;
  readonly version?: string;
}

const FILE_TIMEOUT_MS = 10_000;

/** Three times the max-age of a channel's file. */
const CHANNEL_TIMEOUT_MS = 90_000;

const verifyReport = (verified: Verified): Report => {
  const { channel, version, candidate, files, deltas, wrong } = verified;
  const releases = candidate === undefined ? version : `${version} and ${candidate}`;
  const lines = wrong.map(({ file, problem }) => `${file}: ${problem}`);
  const verdict = wrong.length === 0 ? 'no problems' : `${String(wrong.length)} problems`;
  return {
    code: wrong.length === 0 ? EXIT.done : EXIT.failed,
    value: verified,
    lines: [...lines, `${channel} ${releases}: ${String(files)} files, ${String(deltas)} deltas, ${verdict}`],
  };
};

export const createVerifyCommand = ({ log, report }: ActionContext): Command =>
  new Command('verify')
    .description('fetches a channel as a browser would and checks every byte')
    .addOption(channelOption())
    .addOption(contractOption())
    .requiredOption(
      '--url <base>',
      'the address of the folder with the channels and the releases',
      parseFolderAddress,
    )
    .option('--timeout <ms>', 'timeout of one file', parseWholeNumber, FILE_TIMEOUT_MS)
    .option(
      '--version <version>',
      'fails unless the channel points there within 90 s, because caches may be stale',
      parseText,
    )
    .action(async (options: Options) => {
      const { url, timeout, version } = options;
      const verified = await verify({
        channel: channelIdOf(options),
        base: url,
        timeout,
        version,
        channelTimeout: CHANNEL_TIMEOUT_MS,
        progress: createProgressLog(log, 'verified'),
      });
      report(verifyReport(verified));
    });
