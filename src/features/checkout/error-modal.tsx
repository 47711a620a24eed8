import {
  ErrorDialog,
  notPlacedProblem,
  PLACING_CHANGES,
  problemOf,
  UNEXPECTED,
  type ErrorFacts,
  type Placing,
  type PlacingState,
  type Problem,
} from '../../domains/checkout';
import type { SlotStore } from '../../domains/slot';
import type { DialogContext } from '../../ui/Dialog';
import type { HeaderContext } from '../../context/context';
import type { Modal } from '../../context/modals';
import { reportToMonitor } from '../../context/report-to-monitor';
import { ErrorDetails, explainError } from './error-details';
import { OrderFigures } from './order-figures';

/** Which error: how placing an order has ended, or the error whose dialog cannot be closed. */
export type ErrorKind =
  | Extract<PlacingState, { kind: 'refused' | 'cancelled-not-placed' }>
  | { readonly kind: 'unexpected' };

export interface ErrorContext extends HeaderContext {
  readonly placing: Placing;
}

/** How long a button waits for the trolley, in milliseconds. */
const TROLLEY_TIMEOUT_MS = 2_000;

const factsOf = (slot: SlotStore): ErrorFacts => {
  const { status } = slot.getState();
  if (status.kind !== 'booked') return {};
  const { label, previous } = status.slot;
  return { current: label, previous, changeHref: label?.changeHref };
};

const chooseProblem = (error: ErrorKind, slot: SlotStore) => {
  const facts = { ...factsOf(slot), ...('isUncharged' in error && { isUncharged: error.isUncharged }) };
  switch (error.kind) {
    case 'refused':
      return problemOf(error.code, facts);
    case 'cancelled-not-placed':
      return error.mayBePlaced ? problemOf(error.code, facts) : notPlacedProblem(error.code, facts);
    case 'unexpected':
      return problemOf(UNEXPECTED, facts);
  }
};

/** Creates the dialog of an error, with the actions of its buttons. */
export const createErrorModal = (context: ErrorContext, error: ErrorKind): Modal => {
  const { props, browser, modals, navigate, placing, trolley, slot } = context;
  const problem = chooseProblem(error, slot);
  const name = `error ${problem.code}`;
  const close = () => {
    modals.close(name);
  };
  const isRead = problem.readsTrolley ? trolley.getState().refresh() : undefined;
  const details = isRead && explainError(context, problem.code, isRead);
  if (problem.readsSlot) void slot.getState().refresh();
  if (problem.severity === 'error') {
    reportToMonitor(context.adapters(), { name: 'error_modal', message: problem.code });
  }
  const go = async (href: string) => {
    if (isRead)
      await Promise.race([isRead, new Promise<void>((done) => browser.after(TROLLEY_TIMEOUT_MS, done))]);
    close();
    if (!navigate(href)) browser.go(href);
  };
  const onAction = (action: Problem['actions'][number]) => {
    switch (action.does) {
      case 'go':
        if (action.clearsSlot) slot.getState().clear();
        void go(action.to);
        break;
      case 'proceed':
        context.announcer.announce(PLACING_CHANGES);
        void placing.proceedWithPreviousSlot();
        break;
      case 'close':
        close();
        break;
      case 'reload':
        browser.reload();
        break;
      case 'telephone':
    }
  };
  return {
    name,
    isAlert: problem.isAlert,
    render: (dialog: DialogContext) => (
      <ErrorDialog
        problem={problem}
        placing={placing.state}
        details={details && <ErrorDetails {...context} details={details} />}
        figures={problem.readsTrolley && <OrderFigures {...context} />}
        telephone={props.config.brand.customerServiceTelephone}
        onAction={onAction}
        {...dialog}
      />
    ),
  };
};
