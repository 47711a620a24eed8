import type { ComponentProps } from 'react';
import { CATALOGUE, DEFAULT_ENTRY, UNEXPECTED } from '../../domains/checkout/errors/catalogue';
import type { ErrorDialog } from '../../domains/checkout/ui/ErrorDialog';
import { settle } from '../../kernel/testing/settle';
import { createTestContext } from '../../context/testing/test-context';
import { CUSTOMER } from '../../context/testing/shop-data';
import { silentDialogContext } from '../../ui/testing/polyfill-dialogs';
import { ok } from '../../kernel/result';
import { createErrorModal, type ErrorContext, type ErrorKind } from './error-modal';

/** Creates the dialog of an error. `reports` is what the host's monitor receives. */
const setUp = (error: ErrorKind) => {
  const reports: unknown[] = [];
  const { context, acts } = createTestContext({
    monitor: { report: (problem) => void reports.push(problem) },
  });
  const placing = {} as ErrorContext['placing'];
  return { modal: createErrorModal({ ...context, placing }, error), acts, reports };
};

describe('OK in the dialog of an unexpected error', () => {
  it('reloads the page every time it is pressed [ERR-1]', () => {
    const { modal, acts } = setUp({ kind: 'unexpected' });
    const { props } = modal.render(silentDialogContext(() => undefined)) as unknown as {
      readonly props: Pick<ComponentProps<typeof ErrorDialog>, 'problem' | 'onAction'>;
    };
    for (const press of [1, 2, 3, 4]) {
      props.problem.actions.forEach(props.onAction);
      expect(acts).toHaveLength(press);
    }
    expect(new Set(acts)).toEqual(new Set(['reload']));
  });
});

const entries = [
  ...Object.entries(CATALOGUE),
  ['TIMEOUT', DEFAULT_ENTRY] as const,
  ['X', DEFAULT_ENTRY] as const,
];
const codesOf = (wanted: 'error' | 'info') =>
  entries.filter(([, { severity }]) => severity === wanted).map(([code]) => code);

describe('the dialog of a slot that the shop no longer holds', () => {
  it.each(['017', '029', '044'])(
    'refetches the slot when it opens, also if it is only closed: %s [ERR-3] [SLOT-1]',
    async (code) => {
      const { context, shop, calls } = createTestContext({ status: CUSTOMER });
      await context.loadOrder();
      expect(context.slot.getState().status.kind).toBe('booked');
      shop.slot = ok(undefined);
      calls.length = 0;
      createErrorModal(
        { ...context, placing: {} as ErrorContext['placing'] },
        {
          kind: 'refused',
          code: `ORDER_ORCHESTRATION_${code}`,
        },
      );
      await settle();
      expect([calls, context.slot.getState().status.kind]).toEqual([['slot co-1'], 'none']);
    },
  );
});

describe('the report to the host’s monitor', () => {
  it.each(codesOf('error'))('is the code of an error of the shop: %s [ERR-5]', (code) => {
    const { modal, reports } = setUp({ kind: 'refused', code });
    expect(modal.name).toBe(`error ${code}`);
    expect(reports).toEqual([{ name: 'error_modal', message: code }]);
  });

  it.each(codesOf('info'))('is not sent for an error that the shopper can fix: %s [ERR-5]', (code) => {
    expect(setUp({ kind: 'refused', code }).reports).toEqual([]);
  });

  it('is sent for an unexpected error [ERR-1] [ERR-5]', () => {
    expect(setUp({ kind: 'unexpected' }).reports).toEqual([{ name: 'error_modal', message: UNEXPECTED }]);
  });
});
