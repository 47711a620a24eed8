import { useEffect, useState } from 'react';
import type { Operation, Variables } from '../api/graph';
import { useShop } from './shop';

/** An answer on its way, here, or not to be had. */
export type Answered<T> =
  { readonly kind: 'pending' } | { readonly kind: 'ready'; readonly value: T } | { readonly kind: 'failed' };

/** Asks the graph, again whenever the variables change; a late answer to older ones is dropped. */
export const useAnswer = <Answer>(
  operation: Operation<Answer>,
  variables: Variables = {},
): Answered<Answer> => {
  const { graph } = useShop();
  const key = JSON.stringify(variables);
  const [held, hold] = useState<{ readonly key: string; readonly answer: Answered<Answer> }>();

  useEffect(() => {
    const giveUp = new AbortController();
    graph.ask(operation, JSON.parse(key) as Variables, giveUp.signal).then(
      (value) => {
        hold({ key, answer: { kind: 'ready', value } });
      },
      () => {
        if (!giveUp.signal.aborted) hold({ key, answer: { kind: 'failed' } });
      },
    );
    return () => {
      giveUp.abort();
    };
  }, [graph, operation, key]);

  return held?.key === key ? held.answer : { kind: 'pending' };
};
