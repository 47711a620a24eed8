import { createDemo } from './server';

const START_PAGE = '/ecom/shop/browse/groceries';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

const portFrom = (text: string | undefined): number | null => {
  const port = Number(text ?? '3000');
  return Number.isInteger(port) && port >= 0 && port <= 65_535 && text !== '' ? port : null;
};

/** Serves at `HOST` and `PORT` until it is told to end; one line on standard output when it is ready. */
const main = async (): Promise<void> => {
  const host = process.env['HOST'] ?? '127.0.0.1';
  const port = portFrom(process.env['PORT']);
  if (port === null) {
    say(`PORT must be a whole number from 0 to 65535, not '${process.env['PORT'] ?? ''}'`);
    process.exitCode = 1;
    return;
  }
  const demo = createDemo({ port, host });
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
    say(isTaken(error) ? `port ${String(port)} of ${host} is taken: set PORT to another` : reason);
    process.exit(1);
  }
};

void main();
