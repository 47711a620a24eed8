import { expect, test as base } from '../support/fixtures';
import { PAGES, STOREFRONT } from '../support/header';
import { headerCalls } from '../support/journal';
import { prerender, type PrerenderedVisit } from './prerendered-visit';

const SERVER_RENDERED = { shell: 'server-rendered', path: '/ecom/content/inspiration' } as const;

const test = base.extend<{
  readonly visit: (path: string, preset: string) => Promise<PrerenderedVisit>;
}>({
  visit: async ({ demo }, use) => {
    const visits: PrerenderedVisit[] = [];
    await use(async (path, preset) => {
      const visit = await prerender(demo.origin, path, preset);
      visits.push(visit);
      return visit;
    });
    await Promise.all(visits.map(({ close }) => close()));
  },
});

for (const { shell, path } of [STOREFRONT, PAGES, SERVER_RENDERED]) {
  test(`a page of the ${shell} shell that is prerendered sends, reports and locks nothing until it is opened [FED-11]`, async ({
    visit,
  }) => {
    const { next, reports, journal, open } = await visit(path, 'customer');
    await next(({ kind }) => kind === 'quiet');
    expect(reports).toEqual([expect.objectContaining({ kind: 'quiet', isPrerendering: true })]);
    expect(headerCalls(await journal())).toEqual([]);
    open();
    const shown = await next(({ kind, text }) => kind === 'header' && text.includes('£'));
    expect(shown.isPrerendering).toBe(false);
    await expect
      .poll(async () => headerCalls(await journal()).map(({ call }) => call))
      .toContain('getTrolley');
    const kinds = reports.map(({ kind }) => kind);
    expect(kinds).toContain('ready');
    expect(kinds).not.toContain('error');
  });
}

test('a prerendered page shows the trolley as it is when the shopper opens the page [FED-11]', async ({
  visit,
}) => {
  const { next, world, open } = await visit(STOREFRONT.path, 'customer');
  await next(({ kind }) => kind === 'quiet');
  await world({ trolley: { lines: [] } });
  open();
  await next(({ kind, text }) => kind === 'header' && text.includes('£0.00'));
});

test('a prerendered page knows that the shopper signed in before opening it [FED-11]', async ({ visit }) => {
  const { next, world, open } = await visit(STOREFRONT.path, 'visitor');
  await next(({ kind }) => kind === 'quiet');
  await world({ who: 'customer' });
  open();
  await next(({ kind, text }) => kind === 'header' && text.includes('£'));
});
