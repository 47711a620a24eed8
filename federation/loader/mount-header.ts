import type { HeaderProps, MountedHeader, MountModule } from '../contract';
import type { SharedModules } from './container';
import { load } from './load';
import { LoadError, linksDelay, tell, toProblem, type LoaderOptions } from './options';
import { holdsServerMarkup } from './server-markup';
import { brandNameOf, createStandIn, type StandIn } from './stand-in';

const isMountModule = (value: unknown): value is MountModule =>
  typeof value === 'object' && value !== null && 'mount' in value && typeof value.mount === 'function';

const loadMount = async (options: LoaderOptions, shared: SharedModules): Promise<MountModule['mount']> => {
  const module = await load('./mount', options, shared);
  if (isMountModule(module)) return module.mount;
  const error = new LoadError('wrong-shape', 'header', './mount does not export a function mount');
  tell(options, toProblem(error, 'wrong-shape', 'header'));
  throw error;
};

/** What a server has rendered is seen before the scripts run that take it over; a page nobody sees paints nothing. */
const afterPaint = (begin: () => void): void => {
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
};

/**
 * As {@link mountHeader}, on whichever React.
 *
 * @param shared the host's; empty where the header brings its own
 */
export const mountOn = (
  shared: SharedModules,
  element: HTMLElement,
  options: LoaderOptions,
  props: HeaderProps,
): MountedHeader => {
  let made: StandIn | undefined;
  // Not before it is needed: over a server's markup it nearly never is.
  const standIn = (): StandIn => (made ??= createStandIn(brandNameOf(props)));
  let latest = props;
  let mounted: MountedHeader | undefined;
  let gone = false;
  let isRendered = holdsServerMarkup(element);

  const standBack = (): void => {
    if (gone || isRendered) return;
    const { node, showLinks } = standIn();
    showLinks();
    element.replaceChildren(node);
  };
  const broken = (error: unknown): void => {
    console.error(error);
    tell(options, toProblem(error, 'render', 'header'));
    standBack();
  };
  // React empties the element when the header throws while rendering.
  const watch = new MutationObserver(() => {
    if (element.hasChildNodes()) return;
    watch.disconnect();
    mounted = undefined;
    broken(new LoadError('render', 'header', 'the header threw while rendering'));
  });

  if (!isRendered) element.replaceChildren(standIn().node);
  const late = setTimeout(() => made?.showLinks(), linksDelay(options));
  const begin = (): void => {
    loadMount(options, shared).then(
      (mount) => {
        clearTimeout(late);
        if (gone || made?.inUse()) return;
        try {
          mounted = mount(element, latest);
          isRendered = false;
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
  };
  if (isRendered) afterPaint(begin);
  else begin();

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
      made?.node.remove();
    },
  };
};

/**
 * Puts the header into `element`, on the remote's own React. Until it comes, `element` keeps its height; when it
 * is late, fails, or throws, plain links stand there instead. Never throws into the page [FED-2] [FED-4].
 *
 * What a server has rendered into `element` stands meanwhile, with links and a form that work; a header that does
 * not come leaves it there [FED-8].
 *
 * @param element at the top of the body, on a page with no other header; empty, or with a server's markup
 * @param options where the remote is, and how long to wait for it
 */
export const mountHeader = (
  element: HTMLElement,
  options: LoaderOptions,
  props: HeaderProps,
): MountedHeader => mountOn({}, element, options, props);
