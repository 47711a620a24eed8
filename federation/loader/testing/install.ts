import type { MountModule } from '../../contract';
import { replaceModule } from '../load';
import type { FakeHeader } from './fake-header';

/** A fake header that the loader mounts instead of the remote's. */
export interface InstalledFakeHeader extends FakeHeader {
  /** Makes the loader load the remote's header again. Does not unmount a mounted header. */
  readonly uninstall: () => void;
}

/** Makes the loader use the module of a fake remote. */
export const installModule = (fake: FakeHeader, module: MountModule): InstalledFakeHeader => {
  replaceModule(module);
  return Object.assign(fake, {
    uninstall: () => {
      replaceModule(undefined);
    },
  });
};
