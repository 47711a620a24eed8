import { serviceUrl, type Http } from '../../platform/http';
import type { Result } from '../../kernel/result';
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
export const createBannerApi = ({ http, address, uuid, trolleyId, decode }: BannerApiDeps): Banners => ({
  async load(url, signal) {
    const known = uuid();
    const answer = await http.send({
      service: 'banners',
      method: 'POST',
      url: serviceUrl(address, '/adtech/banners'),
      headers: known ? { 'wtr-uuid': known } : {},
      body: { type: 'mega-menu', categories: [`ecom/${url}`], trolleyId: trolleyId() ?? null },
      as: 'anyone',
      signal,
    });
    return answer.ok ? decode(answer.value.body) : answer;
  },
});
