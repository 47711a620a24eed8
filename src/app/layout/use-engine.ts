import { useStore } from 'zustand';
import type { Identity } from '../../domains/account';
import { useStateOf } from '../../ui/use-state-of';
import type { HeaderObject } from '../create-header';
import type { Engine } from '../engine';
import { identityOf } from '../identity';

/** The engine, once it is there. */
export const useEngine = (header: HeaderObject): Engine | undefined =>
  useStore(header.engine, (state) => (state.kind === 'running' ? state.engine : undefined));

/** Who the header is shown to; a header whose engine can't be had offers to sign in. */
export const useIdentity = (header: HeaderObject): Identity => {
  const hasFailed = useStore(header.engine, (state) => state.kind === 'failed');
  const before = hasFailed ? 'visitor' : header.expectedIdentity;
  return useStateOf(
    useEngine(header)?.session,
    (session) => {
      const identity = identityOf(session);
      return identity === 'pending' ? before : identity;
    },
    before,
  );
};

const FAILED = { kind: 'failed', failure: { kind: 'network', message: 'engine' } } as const;
const PENDING = { kind: 'pending' } as const;
const NONE = { kind: 'none' } as const;

/** What trolley and slot show while the engine isn't there: a visitor has none of them. */
export const useStatusBefore = (header: HeaderObject): typeof FAILED | typeof PENDING | typeof NONE => {
  const hasFailed = useStore(header.engine, (state) => state.kind === 'failed');
  if (header.expectedIdentity === 'visitor') return NONE;
  return hasFailed ? FAILED : PENDING;
};
