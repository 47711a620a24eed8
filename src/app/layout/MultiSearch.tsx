import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { MultiSearchOpener } from '../../domains/multi-search';
import type { HeaderObject } from '../create-header';

/** The button that opens multi-search; pressed before the engine is there, it waits. */
export const MultiSearch = ({ header }: { readonly header: HeaderObject }) => {
  const state = useStore(header.engine);
  const [isWanted, setWanted] = useState(false);
  const open = state.kind === 'running' ? state.engine.openMultiSearch : undefined;
  useEffect(() => {
    if (isWanted && open)
      void open().then(() => {
        setWanted(false);
      });
  }, [isWanted, open]);
  return (
    state.kind !== 'failed' && (
      <MultiSearchOpener
        isWaiting={isWanted}
        onOpen={() => {
          setWanted(true);
        }}
      />
    )
  );
};
