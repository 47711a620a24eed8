import { createContext, use, useState, type ReactNode } from 'react';
import type { ContentPorts } from '../ports';

export interface ContentScope extends ContentPorts {
  readonly warnOnce: (message: string) => void;
  /** True for the first call with a banner's key, false afterwards. */
  readonly isFirstView: (banner: string) => boolean;
}

const ScopeContext = createContext<ContentScope | undefined>(undefined);

const createFirstCheck =
  (seen = new Set<string>()) =>
  (key: string): boolean =>
    !seen.has(key) && seen.add(key).has(key);

const scopeOf = (ports: ContentPorts | undefined): ContentScope => {
  if (!ports) throw new Error('no config found');
  const isNewMessage = createFirstCheck();
  return {
    ...ports,
    isFirstView: createFirstCheck(ports.seen),
    warnOnce: (message) => {
      if (isNewMessage(message)) ports.warn(message);
    },
  };
};

interface ContentProviderProps {
  readonly ports: ContentPorts | undefined;
  readonly children: ReactNode;
}

/**
 * Provides content with its ports, and with the memory of logged messages while it is mounted.
 *
 * @throws Error 'no config found' without ports [CONT-9]
 */
export const ContentProvider = ({ ports, children }: ContentProviderProps) => {
  const [scope] = useState(() => scopeOf(ports));
  return <ScopeContext value={scope}>{children}</ScopeContext>;
};

/** @throws Error 'must be used within the provider' [CONT-9] */
export const useContent = (): ContentScope => {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('must be used within the provider');
  return scope;
};
