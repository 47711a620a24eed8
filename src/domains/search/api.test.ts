import { failed, ok } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createSuggestionApi } from './api';

const load = async (...answers: Parameters<typeof createScriptedHttp>) => {
  const { http, asked } = createScriptedHttp(...answers);
  const logged: [level: string, message: string, fields: object | undefined][] = [];
  const logger = {
    info: (message: string, fields?: object) => logged.push(['info', message, fields]),
    warn: (message: string, fields?: object) => logged.push(['warn', message, fields]),
    error: (message: string, fields?: object) => logged.push(['error', message, fields]),
  };
  const api = createSuggestionApi(http, 'https://suggest.example/term-suggest', logger);
  const answer = await api.load("m&m's", new AbortController().signal);
  return { answer, asked, logged };
};

describe('asking for suggestions', () => {
  it('asks the configured address for the term, as nobody in particular [CALL-2]', async () => {
    const { asked } = await load(ok({ terms: [] }));
    expect(asked).toMatchObject([
      { method: 'GET', url: 'https://suggest.example/term-suggest', query: { term: "m&m's" } },
    ]);
    expect(asked[0]).not.toHaveProperty('as');
  });

  it('gives the terms, and logs how long they took [SRCH-12]', async () => {
    const { answer, logged } = await load(ok({ terms: ['milk', 'milkshake'] }));
    expect(answer).toEqual(ok(['milk', 'milkshake']));
    expect(logged).toEqual([['info', 'Search term suggestion loaded, request took 12ms', undefined]]);
  });

  it.each([[{}], [{ terms: 'milk' }], [null], ['<html>'], [{ terms: [7, '', '  ', null] }]])(
    'gives none for %p [SRCH-12] [CALL-3]',
    async (body) => {
      expect((await load(ok(body))).answer).toEqual(ok([]));
    },
  );

  it('logs a failure with service, duration and status, and without the term [SRCH-12]', async () => {
    const { answer, logged } = await load(failed('http', 'Request failed with status code 503', 503));
    expect(answer.ok).toBe(false);
    expect(logged).toEqual([
      [
        'warn',
        'Error loading search term suggestions: Request failed with status code 503',
        { service: 'term-suggest', milliseconds: 12, status: 503, kind: 'http' },
      ],
    ]);
  });

  it('logs an answer that is no JSON as an error [SRCH-12] [CALL-3]', async () => {
    const { logged } = await load(failed('wrong-shape', 'not JSON', 200));
    expect(logged.map(([level]) => level)).toEqual(['error']);
  });

  it('logs nothing of a request that a newer term cancelled [SRCH-6]', async () => {
    expect((await load(failed('cancelled', 'canceled'))).logged).toEqual([]);
  });
});
