import type { HeaderConfig } from '../../federation/contract';
import { FERNLEIGH } from '../../host-demo/shells/fernleigh';

/** A host's configuration with every service on the page's own origin. */
export const HOST_CONFIG: HeaderConfig = {
  ...FERNLEIGH,
  applicationName: 'test-host',
  session: { hasTokenSession: false },
};
