import { createDemo } from '../../host-demo/server';

export interface RunningDemo {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts the demo on a free port of this machine, over the built files of `dist` or of DIST_DIR. */
export const startDemo = async (distDir = process.env.DIST_DIR): Promise<RunningDemo> => {
  const demo = createDemo({ host: '127.0.0.1', port: 0, ...(distDir !== undefined && { distDir }) });
  const { origin } = new URL(await demo.listen());
  return { origin, close: demo.close };
};
