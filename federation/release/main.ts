import { runRelease } from './run-release';

const toError = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

// Node 20 is what this project promises, and the SDK is pinned; the operator can do nothing about its notice.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const main = async (): Promise<void> => {
  process.exitCode = await runRelease(
    process.argv.slice(2),
    { environment: process.env, now: () => new Date(), tell: toError },
    { print: (text) => process.stdout.write(`${text}\n`), warn: toError },
  );
};

void main();
