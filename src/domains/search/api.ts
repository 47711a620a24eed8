import { at, readId, readList, readText } from '../../kernel/read';
import { ok } from '../../kernel/result';
import { levelOf } from '../../platform/calls';
import type { Http } from '../../platform/http';
import type { Logger } from '../../platform/logging';
import type { Scope, Suggested, Suggestions } from './ports';

const SERVICE = 'term-suggest';

const isTerm = (entry: unknown): entry is string => typeof entry === 'string' && entry.trim() !== '';

const MAX_SCOPES = 2;

const decodeScope = (entry: unknown): readonly Scope[] => {
  const [term, name] = [readText(at(entry, 'term')), readText(at(entry, 'name'))];
  const category = readId(at(entry, 'category'));
  return term && name && category ? [{ term, name, category }] : [];
};

/** The scopes are optional: `[{ term: 'milk', category: '300107', name: 'Dairy' }]`. */
const decodeTerms = (body: unknown) =>
  ok<Suggested>({
    terms: readList(at(body, 'terms'))?.filter(isTerm) ?? [],
    scopes: readList(at(body, 'scopes'))?.flatMap(decodeScope).slice(0, MAX_SCOPES) ?? [],
  });

/** Creates the client of the term-suggest service. A response without terms means no suggestions [SRCH-12]. */
export const createSuggestionApi = (http: Http, address: string, logger: Logger): Suggestions => ({
  async load(term, signal) {
    const result = await http.send({
      call: 'term-suggest',
      at: address,
      query: { term },
      signal,
      decode: decodeTerms,
    });
    if (!result.ok) {
      const { kind, message, milliseconds, status } = result.failure;
      if (kind !== 'cancelled') {
        logger[levelOf(kind)](`Error loading search term suggestions: ${message}`, {
          service: SERVICE,
          milliseconds,
          status,
          kind,
        });
      }
      return result;
    }
    logger.info(`Search term suggestion loaded, request took ${String(result.value.milliseconds)}ms`);
    return ok(result.value.body);
  },
});
