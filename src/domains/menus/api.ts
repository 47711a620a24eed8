import type { Result } from '../../kernel/result';
import { serviceUrl, type Http } from '../../platform/http';
import { readTaxonomy } from './decode';
import type { Fragments, MenuFragment, Taxonomies } from './ports';

/** `GET {taxonomy}?parent={id}&levels=2` [MEGA-10]. */
export const createTaxonomyApi = (http: Http, address: string): Taxonomies => ({
  async load(parent, signal) {
    const answer = await http.send({
      service: 'taxonomy',
      method: 'GET',
      url: address,
      query: { parent, levels: '2' },
      answer: 'text',
      signal,
    });
    return answer.ok ? readTaxonomy(answer.value.body) : answer;
  },
});

interface FragmentApiDeps {
  readonly http: Http;
  readonly address: string;
  /** Whether the shopper holds a token session, as the content system is told [CONT-10]. */
  readonly hasTokenSession: () => boolean;
  readonly decode: (wire: unknown) => Promise<Result<MenuFragment>>;
}

/** `GET {fragments}/{key}?tokenSession=…` [CONT-10]. */
export const createFragmentApi = ({
  http,
  address,
  hasTokenSession,
  decode,
}: FragmentApiDeps): Fragments => ({
  async load(key, signal) {
    const answer = await http.send({
      service: 'fragments',
      method: 'GET',
      url: serviceUrl(address, `/${key}`),
      query: { tokenSession: String(hasTokenSession()) },
      as: 'anyone',
      // Not every category has one.
      expected: [404],
      signal,
    });
    return answer.ok ? decode(answer.value.body) : answer;
  },
});
