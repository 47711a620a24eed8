import type { Placing } from '../../domains/checkout';
import type { SlotStore } from '../../domains/slot';
import type { TrolleyStore } from '../../domains/trolley';
import type { Announcer } from '../announcer';
import type { EngineDeps } from '../engine-deps';
import type { ErrorKind } from './error-modal';
import type { Modals } from '../modals';
import { SORRY } from './sorry';

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

export const loadErrorModal = () => import(/* webpackChunkName: "error" */ './error-modal');

export const createErrors = (deps: ErrorsDeps): Errors => {
  let openName = '';
  const open = (error: ErrorKind) =>
    deps.modals.open(async () => {
      const { createErrorModal } = await loadErrorModal();
      const modal = await createErrorModal(deps, error);
      openName = modal.name;
      return modal;
    }, SORRY);
  return {
    show: (code) => open({ kind: 'refused', code }),
    showNotPlaced: (code) => open({ kind: 'not-placed', code }),
    showUnexpected: () => open({ kind: 'unexpected' }),
    close: () => {
      deps.modals.close(openName);
    },
  };
};
