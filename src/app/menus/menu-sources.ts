import type { Banners, Fragments, MenuTree, Taxonomies } from '../../domains/menus';
import { failed } from '../../kernel/result';
import type { Http } from '../../platform/http';
import type { createMenuContent } from './menu-content';
import type { MenusDeps } from './menus-loader';

const NO_ADDRESS = failed('network', 'no address is configured');
const NO_CONSENT = failed('cancelled', 'no consent to advertising');

/** The cookie by which advertisers tell browsers apart; the header never sets it [MEGA-9]. */
const UUID_COOKIE = 'wtr-uuid';

/** Calls that wait for what the shopper's press shows: it is painted before more is asked for. */
export const askAfterPaint = ({ services, browser }: MenusDeps): Http => ({
  async send(request) {
    await new Promise<void>((resolve) => {
      browser.afterPaint(resolve);
    });
    return services.http.send(request);
  },
});

/** Where categories come from: the taxonomy service, if there is one. */
export const taxonomiesOf = ({ props, services }: MenusDeps, tree: MenuTree): Taxonomies => {
  const { taxonomy } = props.config.services;
  return taxonomy
    ? tree.createTaxonomyApi(services.http, taxonomy)
    : { load: () => Promise.resolve(NO_ADDRESS) };
};

/** Where content comes from: what the host's page brought along, then the content system [CONT-10]. */
export const fragmentsOf = (
  { props, services }: MenusDeps,
  tree: MenuTree,
  decode: ReturnType<typeof createMenuContent>['decodeFragment'],
): Fragments => {
  const { fragments: address } = props.config.services;
  const brought = new Map(Object.entries(props.preloaded?.fragments ?? {}));
  const asked =
    address &&
    tree.createFragmentApi({
      http: services.http,
      address,
      hasTokenSession: async () => (await services.session.current()) !== undefined,
      decode,
    });
  return {
    async load(key, signal) {
      const answer = brought.has(key) ? await decode(brought.get(key)) : NO_ADDRESS;
      return answer.ok || !asked ? answer : asked.load(key, signal);
    },
    forget() {
      brought.clear();
    },
  };
};

/** Where adverts come from: nowhere without the feature, and without the shopper's consent [MEGA-9] [AUTH-8]. */
export const bannersOf = (
  { props, services, browser, context }: MenusDeps,
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
