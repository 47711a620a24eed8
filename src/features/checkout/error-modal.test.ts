import { isValidElement, type ComponentProps } from 'react';
import { CATALOGUE, DEFAULT_ENTRY, UNEXPECTED } from '../../domains/checkout/errors/catalogue';
import type { ErrorDialog } from '../../domains/checkout/ui/ErrorDialog';
import type { DialogContext } from '../../ui/Dialog';
import { headerConfig } from '../../header/testing/header-config';
import { createErrorModal, type ErrorContext, type ErrorKind } from './error-modal';

/** Creates the dialog of an error, and returns what the host's monitor received. */
const reportsOf = (error: ErrorKind) => {
  const reports: unknown[] = [];
  const deps = {
    props: { config: headerConfig() },
    adapters: () => ({ monitor: { report: (problem: unknown) => void reports.push(problem) } }),
    browser: { localStore: { get: () => undefined } },
    slot: { getState: () => ({ status: { kind: 'none' } }) },
    trolley: { getState: () => ({ refresh: () => Promise.resolve() }) },
    modals: { close: () => undefined },
    placing: {},
  } as unknown as ErrorContext;
  const { name } = createErrorModal(deps, error);
  return { name, reports };
};

describe('OK in the dialog of an unexpected error', () => {
  it('reloads the page every time it is pressed [ERR-1]', () => {
    let reloads = 0;
    const stored = new Map<string, string>();
    const deps = {
      props: { config: headerConfig() },
      adapters: () => ({}),
      slot: { getState: () => ({ status: { kind: 'none' } }) },
      modals: { close: () => undefined },
      placing: {},
      browser: {
        now: () => 0,
        reload: () => (reloads += 1),
        localStore: { get: () => undefined },
        sessionStore: {
          get: (key: string) => stored.get(key),
          set: (key: string, value: string) => stored.set(key, value),
        },
      },
    } as unknown as ErrorContext;
    const { render } = createErrorModal(deps, { kind: 'unexpected' });
    const dialog = render({ onClose: () => undefined } as DialogContext);
    if (!isValidElement<Pick<ComponentProps<typeof ErrorDialog>, 'problem' | 'onAction'>>(dialog)) {
      throw new Error('no dialog');
    }
    const { problem, onAction } = dialog.props;
    const [ok] = problem.actions;
    if (!ok) throw new Error('no action');
    for (const press of [1, 2, 3, 4]) {
      onAction(ok);
      expect(reloads).toBe(press);
    }
    expect([...stored]).toEqual([]);
  });
});

const entries = [
  ...Object.entries(CATALOGUE),
  ['TIMEOUT', DEFAULT_ENTRY] as const,
  ['X', DEFAULT_ENTRY] as const,
];
const codesOf = (wanted: 'error' | 'info') =>
  entries.filter(([, { severity }]) => severity === wanted).map(([code]) => code);

describe('the report to the host’s monitor', () => {
  it.each(codesOf('error'))('is the code of an error of the shop: %s [ERR-5]', (code) => {
    const { name, reports } = reportsOf({ kind: 'refused', code });
    expect(name).toBe(`error ${code}`);
    expect(reports).toEqual([{ name: 'error_modal', message: code }]);
  });

  it.each(codesOf('info'))('is not sent for an error that the shopper can fix: %s [ERR-5]', (code) => {
    expect(reportsOf({ kind: 'refused', code }).reports).toEqual([]);
  });

  it('is sent for an unexpected error [ERR-1] [ERR-5]', () => {
    expect(reportsOf({ kind: 'unexpected' }).reports).toEqual([{ name: 'error_modal', message: UNEXPECTED }]);
  });
});
