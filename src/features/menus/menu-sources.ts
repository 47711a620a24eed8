import type { Banners, Fragments, MenuTree, Taxonomies } from '../../domains/menus';
import { at, readList, readText } from '../../kernel/read';
import { failed, ok, type Result } from '../../kernel/result';
import type { Http } from '../../platform/http';
import type { createMenuContent } from './menu-content';
import type { HeaderContext } from '../../context/context';

const NO_ADDRESS = failed('network', 'no address is configured');
const NO_CONSENT = failed('cancelled', 'no consent to advertising');

/** The cookie by which advertisers tell browsers apart; the header never sets it [MEGA-9]. */
const UUID_COOKIE = 'wtr-uuid';

/** Returns an HTTP client that sends each request after the next paint, so that a press is painted first. */
export const requestAfterPaint = ({ services, browser }: HeaderContext): Http => ({
  async send(request) {
    await new Promise<void>((resolve) => {
      browser.afterPaint(resolve);
    });
    return services.http.send(request);
  },
});

/** Returns the source of categories: the taxonomy service, if one is configured. */
export const taxonomiesOf = ({ props, services, browser }: HeaderContext, tree: MenuTree): Taxonomies => {
  const { taxonomy } = props.config.services;
  return taxonomy
    ? tree.createTaxonomyApi(services.http, taxonomy, browser)
    : { load: () => Promise.resolve(NO_ADDRESS) };
};

/** A fragment whose content is not decoded yet. */
interface TitledFragment {
  readonly title?: string | undefined;
  readonly wire: unknown;
}

/** Leaves out a title with characters that the content library removes. */
const readTitle = (wire: unknown): Result<TitledFragment> => {
  const title = readText(at(wire, 'title'));
  return readText(at(wire, 'key')) !== undefined && readList(at(wire, 'components'))
    ? ok({ title: /\p{C}/u.test(title ?? '') ? undefined : title, wire })
    : failed('wrong-shape', 'fragment');
};

interface MenuFragments extends Fragments {
  /** Requests a fragment, which is decoded, without another request, when it is loaded. */
  readonly loadTitle: Fragments<TitledFragment>['load'];
}

/** Returns the source of content: the host's preloaded fragments, then the content system [CONT-10]. */
export const fragmentsOf = (
  { props, services }: HeaderContext,
  tree: MenuTree,
  decodeFragment: ReturnType<typeof createMenuContent>['decodeFragment'],
): MenuFragments => {
  const { fragments: address } = props.config.services;
  const known = new Map(Object.entries(props.preloaded?.fragments ?? {}));
  /** Requests of titles, whose responses become known. */
  const pending = new Map<string, Promise<unknown>>();
  const loadWith = <T>(decode: (wire: unknown) => Result<T> | Promise<Result<T>>): Fragments<T>['load'] => {
    const requested =
      address &&
      tree.createFragmentApi({
        http: services.http,
        address,
        hasTokenSession: async () => (await services.session.current()) !== undefined,
        decode,
      });
    return async (key, signal) => {
      const result = known.has(key) ? await decode(known.get(key)) : NO_ADDRESS;
      return result.ok || !requested ? result : requested.load(key, signal);
    };
  };
  const loadTitled = loadWith(readTitle);
  const loadDecoded = loadWith(decodeFragment);
  return {
    async load(key, signal) {
      await pending.get(key);
      return loadDecoded(key, signal);
    },
    async loadTitle(key, signal) {
      const request = loadTitled(key, signal);
      pending.set(key, request);
      const result = await request;
      // Content that was requested before `clear` is another shopper's.
      if (pending.get(key) === request && result.ok) known.set(key, result.value.wire);
      return result;
    },
    clear() {
      known.clear();
      pending.clear();
    },
  };
};

/** Returns the source of adverts; undefined without the feature. Requests none without consent [MEGA-9] [AUTH-8]. */
export const bannersOf = (
  { props, services, browser, context }: HeaderContext,
  tree: MenuTree,
  { canAdvertise, decodeBanners }: ReturnType<typeof createMenuContent>,
): Banners | undefined => {
  if (!props.config.features?.adTechMenuBanners) return undefined;
  const banners = tree.createBannerApi({
    http: services.http,
    address: props.config.services.banners,
    uuid: () => browser.cookies.get(UUID_COOKIE),
    trolleyId: () => context.getState().context.customerOrderId,
    decode: decodeBanners,
  });
  return {
    load: async (url, signal) => (canAdvertise() ? banners.load(url, signal) : NO_CONSENT),
  };
};
