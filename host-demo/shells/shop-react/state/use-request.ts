import { useEffect, useState } from 'react';
import type { Operation, Variables } from '../api/graph';
import { useShop } from './shop';

/** The state of a request: pending, ready with its value, or failed. */
export type RequestState<T> =
  { readonly kind: 'pending' } | { readonly kind: 'ready'; readonly value: T } | { readonly kind: 'failed' };

/**
 * Sends a request to the graph, and again whenever the variables change; a late response to older variables is ignored.
 */
export const useRequest = <ResponseData>(
  operation: Operation<ResponseData>,
  variables: Variables = {},
): RequestState<ResponseData> => {
  const { graph } = useShop();
  const key = JSON.stringify(variables);
  const [state, setState] = useState<{ readonly key: string; readonly state: RequestState<ResponseData> }>();

  useEffect(() => {
    const giveUp = new AbortController();
    graph.request(operation, JSON.parse(key) as Variables, giveUp.signal).then(
      (value) => {
        setState({ key, state: { kind: 'ready', value } });
      },
      () => {
        if (!giveUp.signal.aborted) setState({ key, state: { kind: 'failed' } });
      },
    );
    return () => {
      giveUp.abort();
    };
  }, [graph, operation, key]);

  return state?.key === key ? state.state : { kind: 'pending' };
};
