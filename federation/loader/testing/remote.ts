/** The entry of the fake remote, which the Playwright fixture serves in place of the real one: a classic script. */
import type { Role } from '../../contract';
import { createFakeHeader } from './fake-header';

/** The fixture replaces this text by the role of the session. */
declare const HEADER_SESSION: Role;

const { mount, fake } = createFakeHeader({ session: HEADER_SESSION });

/** The container that the loader expects. */
const container = {
  init: () => undefined,
  get: async () => () => ({ mount }),
};
Object.assign(globalThis, { shop_header: container, shopHeaderFake: fake });
