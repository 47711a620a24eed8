import { createDemo } from './server';

const START_PAGE = '/ecom/shop/browse/groceries';

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

const portFrom = (text: string | undefined): number | null => {
  const port = Number(text ?? '3000');
  return Number.isInteger(port) && port >= 0 && port <= 65_535 && text !== '' ? port : null;
};

/** Returns whether the text is an origin as browsers serialise it: without a path, and without a trailing slash. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

/**
 * Serves the demo at `HOST` and `PORT`, for shoppers who see it at `PUBLIC_ORIGIN`, until a signal ends the process.
 * Prints one line on standard output when it is ready.
 */
const main = async (): Promise<void> => {
  const host = process.env['HOST'] ?? '127.0.0.1';
  const port = portFrom(process.env['PORT']);
  if (port === null) {
    log(`PORT must be a whole number from 0 to 65535, not '${process.env['PORT'] ?? ''}'`);
    process.exitCode = 1;
    return;
  }
  const publicOrigin = process.env['PUBLIC_ORIGIN'];
  if (publicOrigin !== undefined && !isOrigin(publicOrigin)) {
    log(`PUBLIC_ORIGIN must be an origin such as https://shop.example, not '${publicOrigin}'`);
    process.exitCode = 1;
    return;
  }
  const demo = createDemo({ port, host, ...(publicOrigin !== undefined && { publicOrigin }) });
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    void demo.close().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  try {
    process.stdout.write(`ready ${await demo.listen()}${START_PAGE}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(isTaken(error) ? `port ${String(port)} of ${host} is in use: set PORT to another` : reason);
    process.exit(1);
  }
};

void main();
