/** For unit tests of pages: a fake of the remote's header, and helpers for its events. */
import { createFakeHeader, type FakeHeaderOptions } from './fake-header';
import { installModule, type InstalledFakeHeader } from './install';

/**
 * Makes `mountHeader` and `<RemoteHeader>` mount a fake header at once, without requests. Call it before the page's own code mounts the
 * header, usually before each test.
 */
export const installFakeHeader = (options?: FakeHeaderOptions): InstalledFakeHeader => {
  const { mount, fake } = createFakeHeader(options);
  return installModule(fake, { mount });
};

export type { FakeHeader, FakeHeaderOptions, HeaderEventName, HostEvent, HostEventName } from './fake-header';
export type { InstalledFakeHeader } from './install';
export { waitForHeaderEvent, type WaitOptions } from './wait-for-event';
