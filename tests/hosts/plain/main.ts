import { mountHeader } from '../../../federation/loader';
import type { LoaderOptions, MountedRemoteHeader } from '../../../federation/loader';
import type { HeaderAdapters, HeaderConfig } from '../../../federation/contract';

const config = JSON.parse(document.querySelector('#config')?.textContent ?? '') as HeaderConfig;
const loader = JSON.parse(document.querySelector('#loader')?.textContent ?? '{}') as Partial<LoaderOptions>;
// Adapters that a test's init script has stored.
const adapters = (Reflect.get(document, 'hostAdapters') ?? {}) as HeaderAdapters;
const element = document.querySelector<HTMLElement>('#root');
if (element) {
  const mount = () =>
    mountHeader(
      element,
      {
        base: '/ecom/assets/mfe/common/',
        ...loader,
        onProblem: ({ kind, part, message, suggestReload }) => {
          element.dataset['message'] = `${kind}: ${message}`;
          const { problems = '', parts = '' } = element.dataset;
          element.dataset['problems'] = `${problems} ${kind}`.trim();
          element.dataset['parts'] = `${parts} ${part ?? ''}`.trim();
          if (suggestReload) element.dataset['suggestions'] = `${element.dataset['suggestions'] ?? ''}1`;
        },
        onLoaded: (loaded) => {
          element.dataset['loaded'] = JSON.stringify(loaded);
        },
      },
      { config, ...adapters },
    );
  let mounted: MountedRemoteHeader | undefined = mount();
  document.addEventListener('unmount-header', () => {
    mounted?.unmount();
  });
  document.addEventListener('drop-handle', () => {
    mounted = undefined;
  });
  document.addEventListener('mount-header', () => {
    mounted = mount();
  });
}
