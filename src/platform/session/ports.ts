import type { SessionAdapter } from '../../../federation/contract';
import type { Clock } from '../../kernel/clock';
import type { Browser } from '../browser';
import type { ShopClock } from '../shop-clock';
import type { RetryPage } from './retry';

export interface SessionPorts extends Pick<Browser, 'withLock'> {
  /** Loads who is signed in. Rejects if this cannot be determined. */
  readonly load: SessionAdapter['load'];
  readonly clock: Clock;
  /** The time by which a token's `expiresAt` counts. */
  readonly shopClock: Pick<ShopClock, 'now'>;
  readonly page: RetryPage;
  /** Whether the host reported a token session. If false, no request is sent until the host reports a change. */
  readonly hasTokenSession: boolean | undefined;
  /** Returns whether this browser was signed in when the token service last responded. */
  readonly wasSignedIn: () => boolean;
  /** Called when the header changes from signed in to signed out although the shopper did not sign out [AUTH-5]. */
  readonly onFlicker: () => void;
  /** Called when another token of the same customer has been received. */
  readonly onRenewed: () => void;
}
