import type { Clock } from '../../kernel/clock';
import type { Result } from '../../kernel/result';

/** The service behind an amendment. */
export interface Amendments {
  /** Gives the amendment up; an answer that names failures has failed [AMND-2]. */
  readonly cancel: (customerOrderId: string, signal: AbortSignal) => Promise<Result<undefined>>;
}

export interface AmendPorts {
  readonly clock: Clock;
  readonly amendments: Amendments;
  readonly isPageHidden: () => boolean;
  readonly onVisibilityChange: (listener: () => void) => () => void;
  /** Says a phrase through the header's one live region. */
  readonly announce: (phrase: string) => void;
  /** Reads trolley, slot and context again. Never rejects. */
  readonly readAgain: () => Promise<void>;
  /** The amendment is given up: shows the page as it is without. */
  readonly onDiscarded: () => void;
  /** The amendment could not be given up. */
  readonly onDiscardFailed: () => void;
}
