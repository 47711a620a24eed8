import { loadErrors, type Placing, type Problem, type SlotFacts } from '../domains/checkout';
import type { SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';
import type { DialogSurroundings } from '../ui/Dialog';
import type { Announcer } from './announcer';
import type { EngineDeps } from './engine';
import type { Modals } from './modals';

/** Tells failures in a dialog over the page. Each settles once it is open, or was said not to be. */
export interface Errors {
  /** @param code of the shop; unknown ones have a dialog, too [ERR-3] */
  readonly show: (code: string) => Promise<void>;
  /** The new slot is gone and the order wasn't placed [ERR-4]. */
  readonly showNotPlaced: (code: string) => Promise<void>;
  /** The dialog that can't be closed [ERR-1]. */
  readonly showUnexpected: () => Promise<void>;
  /** Takes away the one that is open. */
  readonly close: () => void;
}

export interface ErrorsDeps extends Pick<EngineDeps, 'props' | 'adapters' | 'browser' | 'navigate'> {
  readonly placing: Placing;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  readonly modals: Modals;
  readonly announcer: Announcer;
}

type ErrorParts = Awaited<ReturnType<typeof loadErrors>>;

/** A trolley that doesn't answer holds nobody longer, in milliseconds. */
const PATIENCE = 2_000;
const SORRY = "Sorry, there's been a problem. Please try again.";

const factsOf = (slot: SlotStore): SlotFacts => {
  const { status } = slot.getState();
  if (status.kind !== 'booked') return {};
  const { label, previous } = status.slot;
  return { current: label, previous, changeHref: label?.changeHref };
};

export const createErrors = (deps: ErrorsDeps): Errors => {
  const { props, browser, modals, navigate, placing, trolley, slot } = deps;
  const { customerServiceTelephone: telephone } = props.config.brand;

  let openName = '';
  const close = () => {
    modals.close(openName);
  };

  const dialogOf = ({ ErrorDialog, UNEXPECTED, mayReload }: ErrorParts, problem: Problem) => {
    openName = `error ${problem.code}`;
    const isRead = problem.readsTrolley ? trolley.getState().refresh() : undefined;
    if (problem.severity === 'error') {
      deps.adapters().monitor?.report({ name: 'error_modal', message: problem.code });
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
          if (problem.code === UNEXPECTED && !mayReload(browser.sessionStore, browser.now())) close();
          else browser.reload();
          break;
        case 'telephone':
      }
    };
    return {
      name: openName,
      isAlert: problem.isAlert,
      render: (surroundings: DialogSurroundings) => (
        <ErrorDialog
          problem={problem}
          placing={placing.state}
          telephone={telephone}
          onAction={onAction}
          {...surroundings}
        />
      ),
    };
  };
  const open = (choose: (parts: ErrorParts) => Problem) =>
    modals.open(async () => {
      const parts = await loadErrors();
      return dialogOf(parts, choose(parts));
    }, SORRY);

  return {
    show: (code) => open(({ problemOf }) => problemOf(code, factsOf(slot))),
    showNotPlaced: (code) => open(({ notPlacedProblem }) => notPlacedProblem(code, factsOf(slot))),
    showUnexpected: () => open(({ problemOf, UNEXPECTED }) => problemOf(UNEXPECTED, {})),
    close,
  };
};
