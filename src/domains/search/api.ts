import * as v from 'valibot';
import { ok } from '../../kernel/result';
import { levelOf } from '../../platform/calls';
import type { Http } from '../../platform/http';
import type { Logger } from '../../platform/logging';
import type { Suggestions } from './ports';

const SERVICE = 'term-suggest';

const answerSchema = v.object({ terms: v.fallback(v.array(v.unknown()), []) });
const isTerm = (entry: unknown): entry is string => typeof entry === 'string' && entry.trim() !== '';

const decodeTerms = (body: unknown) => {
  const decoded = v.safeParse(answerSchema, body);
  return ok(decoded.success ? decoded.output.terms.filter(isTerm) : []);
};

/** The term-suggest service; an answer without a list means no suggestions [SRCH-12]. */
export const createSuggestionApi = (http: Http, address: string, logger: Logger): Suggestions => ({
  async load(term, signal) {
    const answer = await http.send({
      call: 'term-suggest',
      at: address,
      query: { term },
      signal,
      decode: decodeTerms,
    });
    if (!answer.ok) {
      const { kind, message, milliseconds, status } = answer.failure;
      if (kind !== 'cancelled') {
        logger[levelOf(kind)](`Error loading search term suggestions: ${message}`, {
          service: SERVICE,
          milliseconds,
          status,
          kind,
        });
      }
      return answer;
    }
    logger.info(`Search term suggestion loaded, request took ${String(answer.value.milliseconds)}ms`);
    return ok(answer.value.body);
  },
});
