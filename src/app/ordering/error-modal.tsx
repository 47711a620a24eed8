import { loadErrors, type Problem, type SlotFacts } from '../../domains/checkout';
import type { SlotStore } from '../../domains/slot';
import type { DialogSurroundings } from '../../ui/Dialog';
import type { ErrorsDeps } from './errors';
import type { Modal } from '../modals';
import { tellMonitor } from '../tell-monitor';

/** Which error: a code, a code after the new slot was given up, or the one that can't be closed. */
export type ErrorKind =
  { readonly kind: 'refused' | 'not-placed'; readonly code: string } | { readonly kind: 'unexpected' };

type ErrorParts = Awaited<ReturnType<typeof loadErrors>>;

/** A trolley that doesn't answer holds nobody longer, in milliseconds. */
const PATIENCE = 2_000;

const factsOf = (slot: SlotStore): SlotFacts => {
  const { status } = slot.getState();
  if (status.kind !== 'booked') return {};
  const { label, previous } = status.slot;
  return { current: label, previous, changeHref: label?.changeHref };
};

const choose = (
  { problemOf, notPlacedProblem, UNEXPECTED }: ErrorParts,
  error: ErrorKind,
  facts: SlotFacts,
) => {
  switch (error.kind) {
    case 'refused':
      return problemOf(error.code, facts);
    case 'not-placed':
      return notPlacedProblem(error.code, facts);
    case 'unexpected':
      return problemOf(UNEXPECTED, facts);
  }
};

/** The dialog of an error, with what its buttons do. */
export const createErrorModal = async (deps: ErrorsDeps, error: ErrorKind): Promise<Modal> => {
  const { props, browser, modals, navigate, placing, trolley, slot } = deps;
  const { ErrorDialog, mayReload, ...parts } = await loadErrors();
  const problem = choose({ ErrorDialog, mayReload, ...parts }, error, factsOf(slot));
  const name = `error ${problem.code}`;
  const close = () => {
    modals.close(name);
  };
  const isRead = problem.readsTrolley ? trolley.getState().refresh() : undefined;
  if (problem.severity === 'error') {
    tellMonitor(deps.adapters(), { name: 'error_modal', message: problem.code });
  }
  const go = async (href: string) => {
    if (isRead) await Promise.race([isRead, new Promise<void>((done) => browser.after(PATIENCE, done))]);
    close();
    if (!navigate(href)) browser.go(href);
  };
  const onAction = (action: Problem['actions'][number]) => {
    switch (action.does) {
      case 'go':
        if (action.forgetsSlot) slot.getState().forget();
        void go(action.to);
        break;
      case 'proceed':
        deps.announcer.announce('Placing your order');
        void placing.proceedWithPreviousSlot();
        break;
      case 'close':
        close();
        break;
      case 'reload':
        if (error.kind === 'unexpected' && !mayReload(browser.sessionStore, browser.now())) close();
        else browser.reload();
        break;
      case 'telephone':
    }
  };
  return {
    name,
    isAlert: problem.isAlert,
    render: (surroundings: DialogSurroundings) => (
      <ErrorDialog
        problem={problem}
        placing={placing.state}
        telephone={props.config.brand.customerServiceTelephone}
        onAction={onAction}
        {...surroundings}
      />
    ),
  };
};
