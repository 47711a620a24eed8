import { fc } from '../../../tests/setup/property-tests';
import { parseInSlices, SLICE_LENGTH } from './decode';

const noPause = () => Promise.resolve();
const parse = (text: string) => parseInSlices(text, noPause);

/** Categories whose text is longer than three slices. */
const manyWith = (name: string) =>
  Array.from({ length: 300 }, (_, id) => ({ id, name, categoryIds: ['x'.repeat(1_000)] }));

describe('parseInSlices', () => {
  it('pauses before each slice, so that no task is long [MEGA-11]', async () => {
    let pauses = 0;
    const text = JSON.stringify({ categories: manyWith('Bread'), rootIds: 1 });
    const parsed = await parseInSlices(text, () => {
      pauses += 1;
      return Promise.resolve();
    });
    expect(parsed).toEqual(JSON.parse(text));
    expect(pauses).toBe(Math.ceil(text.length / SLICE_LENGTH));
  });

  it.each([
    ['names that look like a boundary', { categories: manyWith('a},{b') }],
    ['names with quotes', { categories: manyWith('"},{"\\') }],
    ['nested objects', { categories: manyWith('Bread').map((one) => ({ list: [{}, {}, one, one] })) }],
    ['a list before it of the same name', { rootIds: { categories: [1] }, categories: manyWith('Bread') }],
    ['a list after it', { categories: manyWith('Bread'), rootIds: ['10051'] }],
    ['no categories', { categories: [] }],
  ])('returns what JSON.parse returns, with %s [MEGA-11]', async (_what, taxonomy) => {
    for (const spaces of [0, 2]) {
      const text = JSON.stringify(taxonomy, undefined, spaces);
      expect(await parse(text)).toEqual(JSON.parse(text));
    }
  });

  it('returns what JSON.parse returns, for any categories [MEGA-11]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { minLength: 1 }), fc.jsonValue(), async (some, rest) => {
        const text = JSON.stringify({ rest, categories: [...manyWith('Bread'), ...some] });
        expect(await parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each(['{', '', '<html>', '{"categories":[', '{"categories":[{]}', '"categories":[]'])(
    'rejects %j [MEGA-11]',
    async (text) => {
      await expect(parse(text)).rejects.toThrow(SyntaxError);
    },
  );
});
