/** A micro-frontend that mounts the header by our loader. Each container calls the functions under names of its own. */
import { HOST_CONFIG } from '../host-config';
import { mountHeader, type MountedRemoteHeader } from '../../../federation/loader';

let mounted: MountedRemoteHeader | undefined;

export const bootstrap = (): Promise<void> => Promise.resolve();

export const mount = (): Promise<void> => {
  let root = document.querySelector<HTMLElement>('#root');
  if (!root) {
    root = document.createElement('div');
    root.id = 'root';
    document.querySelector('#container')?.append(root);
  }
  mounted = mountHeader(
    root,
    { base: '/ecom/assets/mfe/common/', onProblem: ({ code, message }) => console.error(code, message) },
    // In wujie, `location` is that of a hidden frame.
    { config: HOST_CONFIG, navigation: { navigate: (href) => parent.location.assign(href) } },
  );
  return Promise.resolve();
};

export const unmount = (): Promise<void> => {
  mounted?.unmount();
  mounted = undefined;
  return Promise.resolve();
};

Object.assign(window, {
  child: { bootstrap, mount, unmount },
  mount,
  unmount,
  __WUJIE_MOUNT: mount,
  __WUJIE_UNMOUNT: unmount,
});
