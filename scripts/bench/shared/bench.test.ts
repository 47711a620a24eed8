import { measureInTurn } from './bench';

describe('measureInTurn', () => {
  const names = ['a', 'b'] as const;

  it('measures each contestant once in a round, and leaves the rounds of the warm-up out', async () => {
    const order: string[] = [];
    const measured = await measureInTurn(names, { runs: 2, isOnce: false, warmUp: 1 }, (name) =>
      Promise.resolve(order.push(name)),
    );
    expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    expect(measured).toEqual({ a: [3, 5], b: [4, 6] });
  });

  it('has no warm-up if the benchmark only has to run', async () => {
    const options = { runs: 1, isOnce: true, warmUp: 2 };
    expect(await measureInTurn(names, options, (name) => Promise.resolve(name))).toEqual({
      a: ['a'],
      b: ['b'],
    });
  });
});
