import { createDemo } from '../../host-demo/server';

export interface RunningDemo {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts the demo over the built files, on a free port of this machine. */
export const startDemo = async (): Promise<RunningDemo> => {
  const demo = createDemo({ host: '127.0.0.1', port: 0 });
  const { origin } = new URL(await demo.listen());
  return { origin, close: demo.close };
};
