import type { HeaderProps, MountedHeader, MountModule } from '../contract';
import { load } from './load';
import { LoadError, linksDelay, tell, toProblem, type LoaderOptions } from './options';
import { brandNameOf, createStandIn } from './stand-in';

const isMountModule = (value: unknown): value is MountModule =>
  typeof value === 'object' && value !== null && 'mount' in value && typeof value.mount === 'function';

const loadMount = async (options: LoaderOptions): Promise<MountModule['mount']> => {
  const module = await load('./mount', options, {});
  if (isMountModule(module)) return module.mount;
  const error = new LoadError('wrong-shape', './mount does not export a function mount');
  tell(options, toProblem(error, 'wrong-shape'));
  throw error;
};

/**
 * Puts the header into `element`, on the remote's own React. Until it comes, `element` keeps its height; when it
 * is late, fails, or throws, plain links stand there instead. Never throws into the page [FED-2] [FED-4].
 *
 * @param element an empty element at the top of the body, on a page with no other header
 * @param options where the remote is, and how long to wait for it
 */
export const mountHeader = (
  element: HTMLElement,
  options: LoaderOptions,
  props: HeaderProps,
): MountedHeader => {
  const standIn = createStandIn(brandNameOf(props));
  let latest = props;
  let mounted: MountedHeader | undefined;
  let gone = false;

  const standBack = (): void => {
    if (gone) return;
    standIn.showLinks();
    element.replaceChildren(standIn.node);
  };
  const broken = (error: unknown): void => {
    console.error(error);
    tell(options, toProblem(error, 'render'));
    standBack();
  };
  // React empties the element when the header throws while rendering.
  const watch = new MutationObserver(() => {
    if (element.hasChildNodes()) return;
    watch.disconnect();
    mounted = undefined;
    broken(new LoadError('render', 'the header threw while rendering'));
  });

  element.replaceChildren(standIn.node);
  const late = setTimeout(standIn.showLinks, linksDelay(options));
  loadMount(options).then(
    (mount) => {
      clearTimeout(late);
      if (gone || standIn.inUse()) return;
      try {
        mounted = mount(element, latest);
        watch.observe(element, { childList: true });
      } catch (error) {
        broken(error);
      }
    },
    () => {
      clearTimeout(late);
      standBack();
    },
  );

  return {
    update: (next) => {
      latest = next;
      try {
        mounted?.update(next);
      } catch (error) {
        broken(error);
      }
    },
    unmount: () => {
      gone = true;
      clearTimeout(late);
      watch.disconnect();
      mounted?.unmount();
      standIn.node.remove();
    },
  };
};
