import { runRelease } from './run-release';

const toError = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

// The project supports Node 20 and pins the SDK, so the SDK's warning about Node versions would not help operators.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const main = async (): Promise<void> => {
  process.exitCode = await runRelease(
    process.argv.slice(2),
    { environment: process.env, now: () => new Date(), log: toError },
    { print: (text) => process.stdout.write(`${text}\n`), warn: toError },
  );
};

void main();
