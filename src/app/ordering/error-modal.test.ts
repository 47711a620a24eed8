import { CATALOGUE, DEFAULT_ENTRY, UNEXPECTED } from '../../domains/checkout/errors/catalogue';
import { headerConfig } from '../testing/header-config';
import { createErrorModal, type ErrorKind } from './error-modal';
import type { ErrorsDeps } from './errors';

/** What the host's monitor hears of an error whose dialog is made. */
const reportsOf = async (error: ErrorKind) => {
  const reports: unknown[] = [];
  const deps = {
    props: { config: headerConfig() },
    adapters: () => ({ monitor: { report: (problem: unknown) => void reports.push(problem) } }),
    slot: { getState: () => ({ status: { kind: 'none' } }) },
    trolley: { getState: () => ({ refresh: () => Promise.resolve() }) },
    modals: { close: () => undefined },
    placing: {},
  } as unknown as ErrorsDeps;
  const { name } = await createErrorModal(deps, error);
  return { name, reports };
};

const entries = [
  ...Object.entries(CATALOGUE),
  ['TIMEOUT', DEFAULT_ENTRY] as const,
  ['X', DEFAULT_ENTRY] as const,
];
const codesOf = (wanted: 'error' | 'info') =>
  entries.filter(([, { severity }]) => severity === wanted).map(([code]) => code);

describe('what the host’s monitor hears', () => {
  it.each(codesOf('error'))('is the code of an error that is the shop’s: %s [ERR-5]', async (code) => {
    const { name, reports } = await reportsOf({ kind: 'refused', code });
    expect(name).toBe(`error ${code}`);
    expect(reports).toEqual([{ name: 'error_modal', message: code }]);
  });

  it.each(codesOf('info'))('is nothing of what is the shopper’s to mend: %s [ERR-5]', async (code) => {
    expect((await reportsOf({ kind: 'refused', code })).reports).toEqual([]);
  });

  it('is the error that nobody expected [ERR-1] [ERR-5]', async () => {
    expect((await reportsOf({ kind: 'unexpected' })).reports).toEqual([
      { name: 'error_modal', message: UNEXPECTED },
    ]);
  });
});
