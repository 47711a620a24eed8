import { ok, type Result } from '../../kernel/result';
import type { Http } from '../../platform/http';
import { readTaxonomy } from './decode';
import type { Fragments, MenuFragment, Taxonomies } from './ports';

/** `GET {taxonomy}?parent={id}&levels=2` [MEGA-10]. */
export const createTaxonomyApi = (http: Http, address: string): Taxonomies => ({
  async load(parent, signal) {
    const answer = await http.send({
      call: 'taxonomy',
      at: address,
      query: { parent, levels: '2' },
      signal,
      decode: readTaxonomy,
    });
    return answer.ok ? ok(answer.value.body) : answer;
  },
});

interface FragmentApiDeps {
  readonly http: Http;
  readonly address: string;
  /** Whether the shopper holds a token session, as the content system is told [CONT-10]. */
  readonly hasTokenSession: () => Promise<boolean>;
  readonly decode: (wire: unknown) => Promise<Result<MenuFragment>>;
}

/** `GET {fragments}/{key}?tokenSession=…` [CONT-10]. */
export const createFragmentApi = ({
  http,
  address,
  hasTokenSession,
  decode: decodeFragment,
}: FragmentApiDeps): Fragments => ({
  async load(key, signal) {
    // Of the session that the call goes with: it may still be asked for.
    const tokenSession = String(await hasTokenSession());
    const answer = await http.send({
      call: 'fragments',
      at: address,
      id: key,
      query: { tokenSession },
      signal,
      decode: decodeFragment,
    });
    return answer.ok ? ok(answer.value.body) : answer;
  },
});
