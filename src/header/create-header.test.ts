import { createFakeBrowser } from '../platform/browser/testing/fake-browser';
import { AMEND_BAR_KEY, type HeaderProps } from '../../federation/contract';
import { createHeader } from './create-header';
import { headerConfig } from '../context/testing/header-config';
import { settle } from '../kernel/testing/settle';

const SUMMARY = { trolley: { count: '3', cost: '£43.10', name: '£43.10, 3 items, trolley' } };

const setUp = (props: Partial<HeaderProps> = {}, address?: string) => {
  const page = createFakeBrowser(address);
  const reports: unknown[] = [];
  const monitor = { report: (problem: unknown) => void reports.push(problem) };
  const given = { config: headerConfig(), monitor, ...props };
  const header = createHeader(given, page.browser, () => Promise.resolve(page.browser));
  return { ...page, header, given, reports };
};

describe('createHeader', () => {
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

  it('neither reports nor reads the session storage in a prerendered page before the shopper opens it [FED-11]', () => {
    const page = createFakeBrowser();
    const report = jest.fn();
    page.prerender();
    page.tabStore.set(AMEND_BAR_KEY, '60');
    const given = { config: headerConfig(), monitor: { report } };
    const header = createHeader(given, page.browser, () => Promise.resolve(page.browser));
    header.report('search', new Error('broken'));
    expect([report.mock.calls.length, header.page.getState().amendHeight]).toEqual([0, 0]);
    page.tabStore.set(AMEND_BAR_KEY, '80');
    page.openPrerendered();
    expect([report.mock.calls.length, header.page.getState().amendHeight]).toEqual([1, 80]);
  });

  it('loads the runtime, which follows the page, once it is started, until it is stopped [FED-6] [SHELL-3]', async () => {
    const { header, clock, scrollTo, listeners, properties } = setUp();
    const stop = header.start();
    scrollTo(150);
    clock.pass(16);
    await settle();
    expect(header.runtime.getState().kind).toBe('running');
    expect(header.page.getState().isCompact).toBe(true);
    stop();
    expect([listeners(), properties.size]).toEqual([0, 0]);
  });
});
