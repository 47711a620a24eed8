import { measureInTurn } from './pages';

describe('measureInTurn', () => {
  it('measures each page once in a round, and leaves the first rounds out', async () => {
    const order: string[] = [];
    const measured = await measureInTurn(['a', 'b'], { runs: 2, warmUp: 1 }, (name) =>
      Promise.resolve(order.push(name)),
    );
    expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    expect(measured).toEqual({ a: [3, 5], b: [4, 6] });
  });
});
