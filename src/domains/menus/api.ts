import type { Clock } from '../../kernel/clock';
import { bodyOf, ok, type Result } from '../../kernel/result';
import type { Http } from '../../platform/http';
import { readTaxonomy } from './decode';
import { footerOf, type FooterItem } from './footer';
import type { Fragments, MenuFragment, Taxonomies, Banners } from './ports';

/** Creates the client of `GET {taxonomy}?parent={id}&levels=2`, whose response may be long [MEGA-10] [MEGA-11]. */
export const createTaxonomyApi = (
  http: Http,
  address: string,
  { after }: Pick<Clock, 'after'>,
): Taxonomies => ({
  async load(parent, signal) {
    const pause = () =>
      new Promise<void>((resolve) => {
        after(0, resolve);
      });
    return bodyOf(
      await http.send({
        call: 'taxonomy',
        at: address,
        query: { parent, levels: '2' },
        signal,
        decode: (body) => readTaxonomy(body, pause),
      }),
    );
  },
});

/** Creates the client of `GET {footerTaxonomy}` [MEGA-10]. */
export const createFooterApi = (http: Http, address: string) => ({
  async load(signal: AbortSignal): Promise<Result<readonly FooterItem[]>> {
    const result = await http.send({ call: 'footer-taxonomy', at: address, signal, decode: readTaxonomy });
    return result.ok ? ok(footerOf(result.value.body)) : result;
  },
});

interface FragmentApiDeps<T> {
  readonly http: Http;
  readonly address: string;
  /** Resolves with whether the shopper has a token session [CONT-10]. */
  readonly hasTokenSession: () => Promise<boolean>;
  readonly decode: (wire: unknown) => Result<T> | Promise<Result<T>>;
}

/** Creates the client of `GET {fragments}/{key}?tokenSession=…` [CONT-10]. */
export const createFragmentApi = <T>({
  http,
  address,
  hasTokenSession,
  decode: decodeFragment,
}: FragmentApiDeps<T>): Fragments<T> => ({
  async load(key, signal) {
    // The session of this request may still be loading.
    const tokenSession = String(await hasTokenSession());
    return bodyOf(
      await http.send({
        call: 'fragments',
        at: address,
        id: key,
        query: { tokenSession },
        signal,
        decode: decodeFragment,
      }),
    );
  },
});

interface BannerApiDeps {
  readonly http: Http;
  readonly address: string;
  /** The value of the advertisers' cookie; undefined without one. The header never creates it. */
  readonly uuid: () => string | undefined;
  readonly trolleyId: () => string | undefined;
  readonly decode: (wire: unknown) => Promise<Result<MenuFragment>>;
}

/** Creates the client of `POST {banners}/adtech/banners`, which requests the adverts of one category [MEGA-9]. */
export const createBannerApi = ({
  http,
  address,
  uuid,
  trolleyId,
  decode: decodeBanners,
}: BannerApiDeps): Banners => ({
  async load(url, signal) {
    const visitorUuid = uuid();
    return bodyOf(
      await http.send({
        call: 'banners',
        at: address,
        headers: visitorUuid ? { 'wtr-uuid': visitorUuid } : {},
        body: { type: 'mega-menu', categories: [`ecom/${url}`], trolleyId: trolleyId() ?? null },
        signal,
        decode: decodeBanners,
      }),
    );
  },
});
