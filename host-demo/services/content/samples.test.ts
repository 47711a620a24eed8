import { useShop } from '../testing/shop';

interface Component {
  readonly type: string;
  readonly componentId?: string;
}

const use = useShop();

const componentsOf = async (key: string): Promise<readonly (Component | null)[]> => {
  const { status, json } = await use.browser.get(`/fragments/${key}?tokenSession=false`);
  expect(status).toBe(200);
  return (json as { readonly components: readonly Component[] }).components;
};

describe('the gallery', () => {
  it('contains every type of component [CONT-8]', async () => {
    const types = new Set((await componentsOf('demo/gallery')).map((each) => each?.type));
    for (const type of ['accordion', 'badge', 'grid', 'icon', 'image', 'linkCard', 'navigationLinks']) {
      expect(types).toContain(type);
    }
    for (const type of ['richText', 'sponsoredBanner', 'tooltip', 'tradingCell'])
      expect(types).toContain(type);
  });
});

describe('hostile content', () => {
  it('replaces every fragment, with valid components first and last [CONT-1]', async () => {
    await use.browser.send('PUT', '/demo/world', { content: 'hostile' });
    const key = 'menu/middle-mega-menu/master';
    expect((await use.browser.get(`/fragments/${key}`)).json).toMatchObject({ key });
    const components = await componentsOf(key);
    expect(components[0]?.componentId).toBe('hostile-first');
    expect(components.at(-1)?.componentId).toBe('hostile-last');
  });

  it('is deep, big, invalid and polluted, with a canary in each attack [CONT-1]', async () => {
    const { text } = await use.browser.get('/fragments/demo/hostile');
    expect(text.split('{"type":"grid","components":[').length).toBe(10_001);
    expect(text).toContain('w'.repeat(1_000_000));
    expect(text).toMatch(/\\ud83c/);
    expect(text).toContain('"__proto__":{"polluted":true');
    for (const attack of [
      'javascript:window.__canary',
      'vbscript:window.__canary',
      'onerror=',
      'expression(window.__canary',
    ]) {
      expect(text).toContain(attack);
    }
  });
});
