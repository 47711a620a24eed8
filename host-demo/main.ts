import { endBySignal, isOrigin, portFrom, shutdownFrom } from './lifecycle';
import { createDemo } from './server';
import { VISITOR_FEATURES } from './services/state';

const START_PAGE = '/ecom/shop/browse/groceries';

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

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
  const metricsUrl = process.env['OTEL_EXPORTER_OTLP_METRICS_ENDPOINT'];
  const demo = createDemo({
    port,
    host,
    metricsUrl,
    features: VISITOR_FEATURES,
    ...(publicOrigin !== undefined && { publicOrigin }),
  });
  endBySignal(demo.shutDown, shutdownFrom(process.env));
  try {
    process.stdout.write(`ready ${await demo.listen()}${START_PAGE}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(isTaken(error) ? `port ${String(port)} of ${host} is in use: set PORT to another` : reason);
    process.exit(1);
  }
};

void main();
