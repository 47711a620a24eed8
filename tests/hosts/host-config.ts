import type { HeaderConfig } from '../../federation/contract';
import { FERNLEIGH } from '../../host-demo/shells/fernleigh';

/** The configuration of a host with every service on the page's own origin. */
export const HOST_CONFIG: HeaderConfig = {
  ...FERNLEIGH,
  applicationName: 'test-host',
  session: { hasTokenSession: false },
};

/** The same for a shopper whom the demo has signed in, with all features. */
export const SIGNED_IN_CONFIG: HeaderConfig = {
  ...HOST_CONFIG,
  features: { searchHistory: true, pinBar: true, multiSearch: true },
  session: { hasTokenSession: true },
};
