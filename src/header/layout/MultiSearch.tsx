import { useEffect, useState } from 'react';
import { useStore } from '../../ui/use-store';
import { MultiSearchTrigger } from '../../domains/multi-search';
import type { HeaderObject } from '../create-header';

/** The button that opens multi-search. A press before the runtime is loaded waits for it. */
export const MultiSearch = ({ header }: { readonly header: HeaderObject }) => {
  const state = useStore(header.runtime);
  const [isWanted, setWanted] = useState(false);
  const open = state.kind === 'running' ? state.runtime.openMultiSearch : undefined;
  useEffect(() => {
    if (isWanted && open)
      void open().then(() => {
        setWanted(false);
      });
  }, [isWanted, open]);
  return (
    state.kind !== 'failed' && (
      <MultiSearchTrigger
        isWaiting={isWanted}
        onOpen={() => {
          setWanted(true);
        }}
      />
    )
  );
};
