import type { HeaderAdapters, HeaderConfig } from '../../../federation/contract';
import type { LoaderOptions } from '../../../federation/loader';

/** What the server of a page gives to its script. */
export interface Pair {
  readonly config: HeaderConfig;
  /** Undefined if the page loads the release that has rendered its markup. */
  readonly options?: LoaderOptions;
}

/** What a page has reported. */
export interface PairReport {
  readonly problems: string[];
}

declare global {
  interface Document {
    pairReport?: PairReport;
  }
}

export const readPair = (): Pair => JSON.parse(document.getElementById('pair')?.textContent ?? '') as Pair;

export const report: PairReport = { problems: [] };
document.pairReport = report;

/** Options of the loader and adapters of the header that record what they receive. */
export const reporters: Pick<LoaderOptions, 'onProblem'> & Pick<HeaderAdapters, 'monitor'> = {
  onProblem: ({ code, message }) => void report.problems.push(`${code}: ${message}`),
  monitor: {
    report: ({ name, message }) => {
      if (name === 'header_recovered') report.problems.push(`${name}: ${message}`);
    },
  },
};
