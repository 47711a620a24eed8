import { failed, ok } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createSuggestionApi } from './api';

const load = async (...responses: Parameters<typeof createScriptedHttp>) => {
  const { http, requests } = createScriptedHttp(...responses);
  const logged: [level: string, message: string, fields: object | undefined][] = [];
  const logger = {
    info: (message: string, fields?: object) => logged.push(['info', message, fields]),
    warn: (message: string, fields?: object) => logged.push(['warn', message, fields]),
    error: (message: string, fields?: object) => logged.push(['error', message, fields]),
  };
  const api = createSuggestionApi(http, 'https://suggest.example/term-suggest', logger);
  const result = await api.load("m&m's", new AbortController().signal);
  return { result, requests, logged };
};

describe('createSuggestionApi', () => {
  it('sends the term to the configured address without a token [CALL-2]', async () => {
    const { requests } = await load(ok({ terms: [] }));
    expect(requests).toMatchObject([
      { method: 'GET', url: 'https://suggest.example/term-suggest', query: { term: "m&m's" } },
    ]);
    expect(requests[0]).not.toHaveProperty('as');
  });

  it('returns the terms, and logs the duration of the request [SRCH-12]', async () => {
    const { result, logged } = await load(ok({ terms: ['milk', 'milkshake'] }));
    expect(result).toEqual(ok({ terms: ['milk', 'milkshake'], scopes: [] }));
    expect(logged).toEqual([['info', 'Search term suggestion loaded, request took 12ms', undefined]]);
  });

  it('returns at most two searches within a category, where the service has them [SRCH-12]', async () => {
    const scope = (category: unknown) => ({ term: 'milk', category, name: 'Dairy' });
    const entries = [
      null,
      'Dairy',
      scope(undefined),
      { ...scope('7'), name: '' },
      scope(8),
      scope('9'),
      scope('10'),
    ];
    const { result } = await load(ok({ terms: ['milk'], scopes: entries }));
    expect(result).toEqual(ok({ terms: ['milk'], scopes: [scope('8'), scope('9')] }));
  });

  it('logs a failure with service, duration and status, and without the term [SRCH-12]', async () => {
    const { result, logged } = await load(failed('http', 'Request failed with status code 503', 503));
    expect(result.ok).toBe(false);
    expect(logged).toEqual([
      [
        'warn',
        'Error loading search term suggestions: Request failed with status code 503',
        { service: 'term-suggest', milliseconds: 12, status: 503, kind: 'http' },
      ],
    ]);
  });

  it('logs a response that is not JSON as an error [SRCH-12] [CALL-3]', async () => {
    const { logged } = await load(failed('wrong-shape', 'not JSON', 200));
    expect(logged.map(([level]) => level)).toEqual(['error']);
  });

  it('logs nothing for a request that a newer term cancelled [SRCH-6]', async () => {
    expect((await load(failed('cancelled', 'canceled'))).logged).toEqual([]);
  });
});
