import type { SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';
import type { PageStore } from './page-store';

interface KnownDeps {
  readonly page: PageStore;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
}

/** What a server knew serves until trolley and slot have both been read, once: later it would be old [FED-8]. */
export const followKnown = ({ page, trolley, slot }: KnownDeps): (() => void) => {
  const drop = () => {
    if (trolley.getState().status.kind !== 'pending' && slot.getState().status.kind !== 'pending') {
      page.setState({ known: undefined });
      stop();
    }
  };
  const stops = [trolley.subscribe(drop), slot.subscribe(drop)];
  const stop = () => {
    for (const each of stops) each();
  };
  return stop;
};
