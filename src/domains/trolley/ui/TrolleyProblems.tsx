import { useLazy } from '../../../ui/use-lazy';
import { useStateOf } from '../../../ui/use-state-of';
import type { TrolleyStore } from '../store';

const loadFailures = async () =>
  (await import(/* webpackChunkName: "trolley-failures" */ './TrolleyFailures')).TrolleyFailures;

/** What went wrong with the trolley, fetched where something did [TROL-8]. */
export const TrolleyProblems = ({ store }: { readonly store: TrolleyStore }) => {
  const failures = useStateOf(store, ({ trolley }) => trolley?.failures, undefined);
  const hasFailures = !!failures?.length;
  const Failures = useLazy(loadFailures, hasFailures);
  return Failures && hasFailures ? <Failures failures={failures} /> : null;
};
