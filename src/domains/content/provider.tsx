import { createContext, use, useState, type ReactNode } from 'react';
import type { ContentPorts } from './ports';

export interface ContentScope extends ContentPorts {
  /** Says a thing once, however often it is said. */
  readonly warnOnce: (message: string) => void;
  /** True the first time that it is asked about a banner. */
  readonly isFirstSight: (banner: string) => boolean;
}

const ScopeContext = createContext<ContentScope | undefined>(undefined);

const firstOf =
  (met = new Set<string>()) =>
  (one: string): boolean =>
    !met.has(one) && met.add(one).has(one);

const scopeOf = (ports: ContentPorts): ContentScope => {
  const isNews = firstOf();
  return {
    ...ports,
    isFirstSight: firstOf(ports.seen),
    warnOnce: (message) => {
      if (isNews(message)) ports.warn(message);
    },
  };
};

interface ContentProviderProps {
  readonly ports: ContentPorts | undefined;
  readonly children: ReactNode;
}

/**
 * Lends content what it needs. What was said once is remembered as long as it stands.
 *
 * @throws Error 'no config found' without ports [CONT-9]
 */
export const ContentProvider = ({ ports, children }: ContentProviderProps) => {
  if (!ports) throw new Error('no config found');
  return <Scope ports={ports}>{children}</Scope>;
};

const Scope = ({ ports, children }: { readonly ports: ContentPorts; readonly children: ReactNode }) => {
  const [scope] = useState(() => scopeOf(ports));
  return <ScopeContext value={scope}>{children}</ScopeContext>;
};

/** @throws Error 'must be used within the provider' [CONT-9] */
export const useContent = (): ContentScope => {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('must be used within the provider');
  return scope;
};
