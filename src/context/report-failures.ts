import type { HeaderContext } from './context';

/** Returns a function that calls `load`, and reports the region if that fails. */
export const reportFailures =
  <T>({ report }: Pick<HeaderContext, 'report'>, region: string, load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch((error: unknown) => {
      report(region, error);
      throw error;
    });
