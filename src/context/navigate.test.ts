import { createNavigate } from './navigate';

const setUp = (navigate?: (href: string) => void) => {
  const visited: string[] = [];
  const adapter = { navigate: navigate ?? ((href: string) => void visited.push(href)) };
  const browser = { location: () => new URL('https://shop.example/ecom/recipes?page=2') };
  return { visited, follow: createNavigate(browser, () => adapter) };
};

describe('createNavigate', () => {
  it.each([
    ['/ecom/lists?sort=name#top', '/ecom/lists?sort=name#top'],
    ['https://shop.example/ecom/lists', '/ecom/lists'],
    ['?page=3', '/ecom/recipes?page=3'],
  ])('passes %s to the host’s router as a path [NAV-14]', (href, path) => {
    const { visited, follow } = setUp();
    expect(follow(href)).toBe(true);
    expect(visited).toEqual([path]);
  });

  it.each(['https://cellar.example/', '//cellar.example/', 'http://shop.example/', 'tel:0800', 'https://'])(
    'leaves %s to the browser [NAV-14]',
    (href) => {
      const { visited, follow } = setUp();
      expect(follow(href)).toBe(false);
      expect(visited).toEqual([]);
    },
  );

  it('passes a path with one slash at its start, which cannot be read as another origin [NAV-2] [NAV-14]', () => {
    const { visited, follow } = setUp();
    expect(follow('/..//evil.example/ecom')).toBe(true);
    expect(visited).toEqual(['/evil.example/ecom']);
  });

  it('leaves the address to the browser when the host’s router throws [FED-3] [NAV-14]', () => {
    const { follow } = setUp(() => {
      throw new Error('no route');
    });
    expect(follow('/ecom/lists')).toBe(false);
  });

  it('leaves every address to the browser while the host has no router [NAV-14]', () => {
    const browser = { location: () => new URL('https://shop.example/ecom') };
    expect(createNavigate(browser, () => undefined)('/ecom/lists')).toBe(false);
  });
});
