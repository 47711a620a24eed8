import type { Http } from '../../platform/http';
import { ok, type Result } from '../../kernel/result';
import type { Banners, MenuFragment } from './ports';

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
    const result = await http.send({
      call: 'banners',
      at: address,
      headers: visitorUuid ? { 'wtr-uuid': visitorUuid } : {},
      body: { type: 'mega-menu', categories: [`ecom/${url}`], trolleyId: trolleyId() ?? null },
      signal,
      decode: decodeBanners,
    });
    return result.ok ? ok(result.value.body) : result;
  },
});
