/** For unit tests of React pages: a fake of the remote's header, and helpers for its events. */
import * as React from 'react';
import { createFakeComponent, createFakeHeader, type FakeHeaderOptions } from './fake-header';
import { installModules, type InstalledFakeHeader } from './install';

/**
 * Makes `<RemoteHeader>` and `mountHeader` render a fake header at once, without requests. Call it before the page's
 * own code renders, usually before each test.
 */
export const installFakeHeader = (options?: FakeHeaderOptions): InstalledFakeHeader => {
  const { mount, fake } = createFakeHeader(options);
  return installModules(fake, {
    './mount': { mount },
    './Header': { Header: createFakeComponent(React, mount) },
  });
};

export type { FakeHeader, FakeHeaderOptions, HeaderEventName, HostEvent, HostEventName } from './fake-header';
export type { InstalledFakeHeader } from './install';
export { waitForHeaderEvent, type WaitOptions } from './wait-for-event';
