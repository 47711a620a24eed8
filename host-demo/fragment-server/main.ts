import { tmpdir } from 'node:os';
import path from 'node:path';
import { endBySignal, isOrigin, portFrom, shutdownFrom } from '../lifecycle';
import { startFragmentServer } from './server';

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Half the max-age of a channel. */
const REFRESH_MS = 15_000;

/**
 * Serves the header's fragment at `HOST` and `PORT` for pages of `PUBLIC_ORIGIN`, with the renderers of the release store
 * `RELEASES_URL`, until a signal ends the process. Prints one line on standard output when it accepts requests.
 */
const main = async (): Promise<void> => {
  const { HOST = '127.0.0.1', PORT, PUBLIC_ORIGIN = '', RELEASES_URL = '', DATA_DIR } = process.env;
  const port = portFrom(PORT);
  if (
    port === null ||
    !isOrigin(PUBLIC_ORIGIN) ||
    !URL.canParse(RELEASES_URL) ||
    !RELEASES_URL.endsWith('/')
  ) {
    log('PORT must be a port, PUBLIC_ORIGIN an origin, and RELEASES_URL an address with a trailing slash');
    process.exitCode = 1;
    return;
  }
  const server = await startFragmentServer({
    ...{ port, host: HOST, publicOrigin: PUBLIC_ORIGIN, releases: RELEASES_URL, refreshMs: REFRESH_MS, log },
    dataDir: DATA_DIR ?? path.join(tmpdir(), 'shop-header-releases'),
  });
  endBySignal(server.shutDown, shutdownFrom(process.env));
  process.stdout.write(`listening ${server.origin}\n`);
};

main().catch((error: unknown) => {
  log(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
