import { createMarkupCache } from './render-header';

const setUp = () => {
  const rendered: string[] = [];
  const cache = createMarkupCache(2);
  const get = (address: string, input = '') =>
    cache.get(address, input, () => {
      rendered.push(address + input);
      return `<p>${address}${input}</p>`;
    });
  return { get, rendered };
};

describe('createMarkupCache', () => {
  it('keeps the markup of an address from its second render [FED-8]', () => {
    const { get, rendered } = setUp();
    expect(['a', 'a', 'b', 'a'].map((address) => get(address))).toEqual([
      '<p>a</p>',
      '<p>a</p>',
      '<p>b</p>',
      '<p>a</p>',
    ]);
    expect(rendered).toEqual(['a', 'a', 'b']);
  });

  it('renders again for another input of the same address [FED-8]', () => {
    const { get, rendered } = setUp();
    get('a', '1');
    expect([get('a', '1'), get('a', '2'), get('a', '2')]).toEqual(['<p>a1</p>', '<p>a2</p>', '<p>a2</p>']);
    expect(rendered).toEqual(['a1', 'a1', 'a2']);
  });

  it('drops the least recently used address above its limit [FED-8]', () => {
    const { get, rendered } = setUp();
    for (const address of ['a', 'a', 'b', 'b', 'a', 'c', 'a', 'b']) get(address);
    expect(rendered).toEqual(['a', 'a', 'b', 'b', 'c', 'b']);
  });

  it('keeps nothing of a render that throws', () => {
    const { rendered, get } = setUp();
    const cache = createMarkupCache(2);
    const fail = () => {
      throw new Error('broken');
    };
    expect(() => cache.get('a', '', fail)).toThrow('broken');
    cache.get('a', '', () => get('a'));
    expect(() => cache.get('a', '', fail)).toThrow('broken');
    expect(rendered).toEqual(['a']);
    expect(cache.get('a', '', () => get('a'))).toBe('<p>a</p>');
  });
});
