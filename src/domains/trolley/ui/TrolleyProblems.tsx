import { useLazy } from '../../../ui/use-lazy';
import { useStore } from '../../../ui/use-store';
import type { TrolleyStore } from '../store';

const loadFailures = async () =>
  (await import(/* webpackChunkName: "order" */ './TrolleyFailures')).TrolleyFailures;

/** The failures of the trolley, lazy-loaded when there are any [TROL-8]. */
export const TrolleyProblems = ({ store }: { readonly store: TrolleyStore }) => {
  const failures = useStore(store, ({ trolley }) => trolley?.failures);
  const hasFailures = !!failures?.length;
  const Failures = useLazy(loadFailures, hasFailures);
  return Failures && hasFailures ? <Failures failures={failures} /> : null;
};
