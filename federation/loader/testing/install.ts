import { replaceModule } from '../load';
import type { ExposeName } from '../release';
import type { FakeHeader } from './fake-header';

/** A fake header that the loader mounts instead of the remote's. */
export interface InstalledFakeHeader extends FakeHeader {
  /** Makes the loader load the remote's header again. Does not unmount a mounted header. */
  readonly uninstall: () => void;
}

/** Makes the loader use the modules of a fake remote. */
export const installModules = (
  fake: FakeHeader,
  modules: Partial<Readonly<Record<ExposeName, object>>>,
): InstalledFakeHeader => {
  const names: readonly ExposeName[] = ['./mount', './Header'];
  for (const name of names) replaceModule(name, modules[name]);
  return Object.assign(fake, {
    uninstall: () => {
      for (const name of names) replaceModule(name, undefined);
    },
  });
};
