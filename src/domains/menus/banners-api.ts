import type { Http } from '../../platform/http';
import { ok, type Result } from '../../kernel/result';
import type { Banners, MenuFragment } from './ports';

interface BannerApiDeps {
  readonly http: Http;
  readonly address: string;
  /** What the advertisers' cookie tells this browser apart by; undefined without one, and none is made. */
  readonly uuid: () => string | undefined;
  readonly trolleyId: () => string | undefined;
  readonly decode: (wire: unknown) => Promise<Result<MenuFragment>>;
}

/** `POST {banners}/adtech/banners`, for one category [MEGA-9]. */
export const createBannerApi = ({
  http,
  address,
  uuid,
  trolleyId,
  decode: decodeBanners,
}: BannerApiDeps): Banners => ({
  async load(url, signal) {
    const known = uuid();
    const answer = await http.send({
      call: 'banners',
      at: address,
      headers: known ? { 'wtr-uuid': known } : {},
      body: { type: 'mega-menu', categories: [`ecom/${url}`], trolleyId: trolleyId() ?? null },
      signal,
      decode: decodeBanners,
    });
    return answer.ok ? ok(answer.value.body) : answer;
  },
});
