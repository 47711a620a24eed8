import type { Announce, Translate } from '../../kernel/translate';
import type { Clock } from '../../kernel/clock';
import type { Result } from '../../kernel/result';

/** The service that cancels an amendment. */
export interface Amendments {
  /** Cancels the amendment; a response that lists failures is a failure [AMND-2]. */
  readonly cancel: (customerOrderId: string, signal: AbortSignal) => Promise<Result<undefined>>;
}

/** What amending needs from outside. */
export interface AmendPorts {
  readonly t: Translate;
  readonly clock: Clock;
  readonly amendments: Amendments;
  readonly isPageHidden: () => boolean;
  /** Returns a function that removes the listener. */
  readonly onVisibilityChange: (listener: () => void) => () => void;
  /** Announces a phrase in the header's live region. */
  readonly announce: Announce;
  /** Refetches trolley, slot and shopping context. Never rejects. */
  readonly readAgain: () => Promise<void>;
  /** Called after the amendment was cancelled; shows the page without it. */
  readonly onDiscarded: () => void;
  /** Called when cancelling the amendment failed. */
  readonly onDiscardFailed: () => void;
}
