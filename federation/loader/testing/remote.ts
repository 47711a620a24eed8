/** The entry of the fake remote, which the Playwright fixture serves in place of the real one: a classic script. */
import type { Role } from '../../contract';
import type { SharedModules } from '../container';
import { createFakeComponent, createFakeHeader, type ReactHooks } from './fake-header';

/** The fixture replaces this text by the role of the session. */
declare const HEADER_SESSION: Role;

const { mount, fake } = createFakeHeader({ session: HEADER_SESSION });
let react: ReactHooks | undefined;

/** The container that the loader expects. A host's React is used for `./Header`, as by the real remote. */
const container = {
  init: (shared: SharedModules): void => {
    const [version] = Object.values(shared.react ?? {});
    react = version?.lib() as ReactHooks | undefined;
  },
  get: async (name: string) => () => {
    if (name === './mount') return { mount };
    if (!react) throw new Error('the page shares no React');
    return { Header: createFakeComponent(react, mount) };
  },
};
Object.assign(globalThis, { shop_header: container, shopHeaderFake: fake });
