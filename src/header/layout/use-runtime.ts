import type { Identity } from '../../domains/account';
import { useStore } from '../../ui/use-store';
import type { HeaderObject } from '../create-header';
import type { LoadedRuntime } from '../load-runtime';
import { identityOf, UNREACHABLE } from '../../context/identity';

/** Returns the runtime, once it is loaded. */
export const useRuntime = (header: HeaderObject): LoadedRuntime | undefined =>
  useStore(header.runtime, (state) => (state.kind === 'running' ? state.runtime : undefined));

/** Returns whom the header is rendered for. Without a runtime that is a visitor, who can sign in. */
export const useIdentity = (header: HeaderObject): Identity => {
  const hasFailed = useStore(header.runtime, (state) => state.kind === 'failed');
  const before = hasFailed ? 'visitor' : header.expectedIdentity;
  return useStore(
    useRuntime(header)?.session,
    (session) => {
      const identity = identityOf(session);
      return identity === 'pending' ? before : identity;
    },
    before,
  );
};

const PENDING = { kind: 'pending' } as const;
const NONE = { kind: 'none' } as const;

/** Returns what trolley and slot show before the runtime is loaded. A visitor has neither. */
export const useInitialStatus = (header: HeaderObject): typeof UNREACHABLE | typeof PENDING | typeof NONE => {
  const hasFailed = useStore(header.runtime, (state) => state.kind === 'failed');
  if (header.expectedIdentity === 'visitor') return NONE;
  return hasFailed ? UNREACHABLE : PENDING;
};
