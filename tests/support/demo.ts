import { createDemo } from '../../host-demo/server';

export interface RunningDemo {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts the demo on a free port of this machine. It serves the built files of `dist`, or of DIST_DIR. MAX_DELAY_MS
 * delays every answer at random, by so many milliseconds at most. New worlds have the season Christmas on every date, so
 * that no test depends on today's.
 */
export const startDemo = async (distDir = process.env.DIST_DIR): Promise<RunningDemo> => {
  const demo = createDemo({
    host: '127.0.0.1',
    port: 0,
    season: 'christmas',
    maxDelayMs: Number(process.env.MAX_DELAY_MS ?? 0),
    ...(distDir !== undefined && { distDir }),
  });
  const { origin } = new URL(await demo.listen());
  return { origin, close: demo.close };
};
