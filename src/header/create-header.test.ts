import { createFakeBrowser } from '../platform/browser/testing/fake-browser';
import type { HeaderProps } from '../../federation/contract';
import { createHeader } from './create-header';
import { headerConfig } from './testing/header-config';
import { settle } from './testing/settle';

const SUMMARY = { trolley: { count: '3', cost: '£43.10', name: 'Trolley, 3 items, £43.10' } };

const setUp = (props: Partial<HeaderProps> = {}, address?: string) => {
  const page = createFakeBrowser(address);
  const reports: unknown[] = [];
  const monitor = { report: (problem: unknown) => void reports.push(problem) };
  const given = { config: headerConfig(), monitor, ...props };
  const header = createHeader(given, page.browser, () => Promise.resolve(page.browser));
  return { ...page, header, given, reports };
};

describe('createHeader', () => {
  it.each([
    ['without a token session', false, 'visitor'],
    ['with a token session', true, 'customer'],
    ['when that is not known', undefined, 'customer'],
  ] as const)('is rendered %s for a %s as for a %s [AUTH-1] [AUTH-2]', (_when, hasTokenSession, identity) => {
    const config = {
      ...headerConfig(),
      session: { hasTokenSession } as HeaderProps['config']['session'] & object,
    };
    const { header } = setUp({ config, preloaded: { session: { role: 'customer' } } });
    expect(header.expectedIdentity).toBe(identity);
  });

  it('shows the term of a page of results, and the preloaded summary [SRCH-9] [FED-8]', () => {
    const { header } = setUp(
      { preloaded: { summary: SUMMARY } },
      'https://shop.example/ecom/shop/search?searchTerm=milk',
    );
    expect(header.draft.getState().text).toBe('milk');
    expect(header.page.getState().preloaded).toMatchObject(SUMMARY);
  });

  it('uses the adapters of the host’s latest render [FED-3] [NAV-14]', () => {
    const routed: string[] = [];
    const { header, given, reports } = setUp();
    expect(header.navigate('/ecom/lists')).toBe(false);
    header.adapt({ ...given, navigation: { navigate: (href) => routed.push(href) } });
    expect(header.navigate('/ecom/lists')).toBe(true);
    header.report('search', new Error('broken'));
    expect([routed, reports]).toEqual([
      ['/ecom/lists'],
      [{ name: 'region_failed', message: 'search: Error: broken' }],
    ]);
  });

  it.each([
    ['51 px below the top on a phone', { width: 375 }, 51],
    ['below the compact row', { width: 1440 }, 65],
    ['below the amend bar', { width: 375, amendHeight: 66 }, 117],
  ])('moves the focus to the host’s main element, %s [SHELL-1] [SHELL-8]', (_where, state, offset) => {
    const offsets: number[] = [];
    const { browser } = createFakeBrowser();
    const hostPage = { ...browser, focusMain: (given: number) => void offsets.push(given) };
    const header = createHeader({ config: headerConfig() }, hostPage, () => Promise.resolve(browser));
    header.page.setState(state);
    header.skipToMain();
    expect(offsets).toEqual([offset]);
  });

  it('reports features that this version does not have [FED-3] [FED-5]', () => {
    const features = { pinBar: true, teleport: true };
    const { header, reports } = setUp({ config: { ...headerConfig(), features } });
    header.start()();
    expect(reports).toEqual([{ name: 'unknown_feature', message: 'teleport' }]);
  });

  it('reports fields of the configuration that this version does not have [FED-3]', () => {
    const { brand, ...config } = headerConfig();
    const misspelt = { ...config, brand: { ...brand, nmae: 'Fernleigh' }, sesion: {} };
    const { header, reports } = setUp({ config: misspelt });
    header.start()();
    expect(reports).toEqual([
      { name: 'unknown_config_field', message: 'config.brand.nmae' },
      { name: 'unknown_config_field', message: 'config.sesion' },
    ]);
  });

  it('follows the page and loads the runtime once it is started, until it is stopped [FED-6] [SHELL-3]', async () => {
    const { header, clock, scrollTo, listeners, properties } = setUp();
    const stop = header.start();
    scrollTo(150);
    expect(header.page.getState().isCompact).toBe(true);
    clock.pass(16);
    await settle();
    expect(header.runtime.getState().kind).toBe('running');
    stop();
    expect([listeners(), properties.size]).toEqual([0, 0]);
  });
});
