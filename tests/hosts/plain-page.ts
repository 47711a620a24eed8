import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pagePolicy } from '../../host-demo/page-policy';

const FRAGMENT = '/mfe/common/header';
const INCLUDE = /<!--# include virtual="([^"]+)" -->/;

export interface PlainPage {
  readonly origin: string;
  readonly path: string;
  /** The fragment's query besides `page` and `nonce`, such as `&session=held`. */
  readonly query?: string;
  /** Changes the whole document before it is sent. */
  readonly transform?: (html: string) => string;
}

/** Serves a page of plain HTML as a server with SSI does: it replaces includes, then variables, in each response. */
export const servePlainPage = async (
  page: Page,
  { origin, path, query = '', transform = (html) => html }: PlainPage,
): Promise<void> => {
  const shell = await (await page.request.get('/ecom/content/inspiration')).text();
  const [script = ''] = /\/ecom\/assets\/server-rendered\/[^"]+\.js/.exec(shell) ?? [];
  const template = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Plain</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,"><script nonce="<!--# echo var='shop_header_nonce' default='' -->" defer src="${script}"></script>
    </head><body><!--# include virtual="${FRAGMENT}?page=${path}${query}&nonce=ssi" --><main id="main"><h1>Plain</h1></main></body></html>`;
  await page.route(`**${path}`, async (route) => {
    const nonce = randomBytes(16).toString('base64url');
    const [directive = '', address = ''] = INCLUDE.exec(template) ?? [];
    const fragment = await (await fetch(origin + address)).text();
    const body = template
      .replace(directive, () => fragment)
      .replaceAll("<!--# echo var='shop_header_nonce' default='' -->", nonce);
    const headers = { 'content-security-policy': pagePolicy(nonce) };
    await route.fulfill({ contentType: 'text/html', body: transform(body), headers });
  });
};
