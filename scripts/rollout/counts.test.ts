import { createChannelCounter, createCounter, noteOf, type PageLoad } from './counts';

const OLD = '1.4.2+aa';
const NEW = '1.5.0+bb';

const load = (version: string, ...notes: readonly string[]): PageLoad => ({
  outcome: 'loaded',
  visitor: 'anna',
  version,
  texts: notes.map((note) => `script ${noteOf(note)}`),
  milliseconds: 5,
});

describe('createCounter', () => {
  it.each([
    ['counts a page of one release', load(OLD, '1.4.2', '1.4.2'), 0],
    ['finds a page with files of two releases', load(OLD, '1.4.2', '1.5.0'), 1],
    ['finds a page with files of another release', load(OLD, '1.5.0'), 1],
    ['finds a page whose files name no release', load(OLD), 1],
  ])('%s [FED-5]', (_, page, mixed) => {
    const { counts, count } = createCounter([OLD, NEW]);
    count(page);
    expect(counts).toMatchObject({ pages: 1, failed: 0, mixed });
  });

  it('finds a visit that returns to the release before [FED-5]', () => {
    const { counts, count } = createCounter([OLD, NEW]);
    for (const page of [load(OLD, '1.4.2'), load(NEW, '1.5.0'), load(NEW, '1.5.0')]) count(page);
    expect(counts.returned).toBe(0);
    count(load(OLD, '1.4.2'));
    expect(counts.returned).toBe(1);
  });

  it('counts failures and retries with their reasons, without addresses', () => {
    const { counts, count } = createCounter([OLD]);
    const ended = { visitor: 'ben', texts: [], milliseconds: 7 };
    count({ ...ended, outcome: 'failed', reason: 'http://127.0.0.1:8080/a returned status 503' });
    count({ ...load(OLD, '1.4.2'), outcome: 'retried', reason: 'connect ECONNREFUSED 127.0.0.1:8081' });
    expect(counts).toMatchObject({ pages: 2, failed: 1, retried: 1, slowest: 7 });
    expect([...counts.reasons.keys()]).toEqual(['/a returned status 503', 'connect ECONNREFUSED 127.0.0.1']);
  });
});

describe('createChannelCounter', () => {
  it('accepts only whole channels in a known state, in their order [FED-5]', () => {
    const { reads, count } = createChannelCounter([OLD, `${OLD}, ${NEW} at 5 %`]);
    count(JSON.stringify({ version: OLD }));
    count(JSON.stringify({ version: OLD, candidate: { version: NEW, percent: 5 } }));
    count(JSON.stringify({ version: OLD }));
    count('{"version":');
    count(JSON.stringify({ version: NEW }));
    expect(reads).toMatchObject({ whole: 3, returned: 1, wrong: ['{"version":', NEW], state: OLD });
  });
});
