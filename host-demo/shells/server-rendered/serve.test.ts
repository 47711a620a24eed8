import fastify, { type FastifyInstance } from 'fastify';
import { newWorld, type Who } from '../../services/state';
import type { RenderAsText, ShellDeps } from '../deps';
import { registerShells } from '../register';

const PATH = '/ecom/content/inspiration';
const LINKS = '<!--shop-header links-->';

let app: FastifyInstance | undefined;
let who: Who = 'customer';

afterEach(async () => {
  who = 'customer';
  await app?.close();
});

/** Starts a shop whose pages load the renderer with `load`. */
const shopWith = async (
  load: () => Promise<RenderAsText>,
  deps: Partial<ShellDeps> = {},
): Promise<string> => {
  app = fastify();
  const world = newWorld(new Date('2026-05-04T08:00:00Z'));
  await registerShells(app, {
    worldOf: () => ({ ...world, who }),
    updateWorld: () => undefined,
    isFailing: () => false,
    distDir: '/nowhere',
    loadRenderHeader: load,
    ...deps,
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
};

const render: RenderAsText = (props, page) => ({
  html: `<!--shop-header 1--><header>${page.url}</header>`,
  head: `<link nonce="${page.nonce ?? ''}">`,
  state: `<script type="application/json">${JSON.stringify(props.preloaded)}</script>`,
  responseCookies: [`asked=${page.requestCookies ?? ''}`],
});

describe('a page with a rendered header', () => {
  it('has html, head and state in the right positions, with the nonce of its own policy [FED-7] [FED-8]', async () => {
    const origin = await shopWith(() => Promise.resolve(render));
    const response = await fetch(origin + PATH);
    const page = await response.text();
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '?';
    expect(page).toContain(
      `<div id="shop-header" class="header-space"><!--shop-header 1--><header>${origin}${PATH}</header></div>`,
    );
    expect(page.slice(0, page.indexOf('</head>'))).toContain(`<link nonce="${nonce}">`);
    expect(page).toContain('<script type="application/json">{');
    expect(page).not.toContain('shop-config');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('sets the cookies that the renderer returned for the request’s [SHELL-10]', async () => {
    const origin = await shopWith(() => Promise.resolve(render));
    const { headers } = await fetch(origin + PATH, { headers: { cookie: 'branchId=651' } });
    expect(headers.getSetCookie()).toContain('asked=branchId=651');
  });

  it("passes a customer's data of the services to the renderer, and none for a visitor [AUTH-1]", async () => {
    const origin = await shopWith(() => Promise.resolve(render));
    expect(await (await fetch(origin + PATH)).text()).toMatch(
      /"role":"customer".*"trolleyTotals".*"slotReservations"/,
    );
    who = 'visitor';
    expect(await (await fetch(origin + PATH)).text()).not.toMatch(/role|trolleyTotals|slotReservations/);
  });

  it('leaves out the data of a service with a fault', async () => {
    const isFailing: ShellDeps['isFailing'] = (_request, call) => call === 'getTrolley';
    const origin = await shopWith(() => Promise.resolve(render), { isFailing });
    expect(await (await fetch(origin + PATH)).text()).toMatch(/^(?!.*trolleyTotals).*slotReservations/s);
  });
});

describe('a page whose header is not rendered', () => {
  const faults: Readonly<Record<string, () => Promise<RenderAsText>>> = {
    throws: () =>
      Promise.resolve(() => {
        throw new Error('broken');
      }),
    'is not built': () => Promise.reject(new Error('no such file')),
    'never resolves': () => new Promise(() => undefined),
  };

  it.each(Object.entries(faults))('shows plain links when it %s [FED-4] [FED-8]', async (_, load) => {
    const origin = await shopWith(load);
    const response = await fetch(origin + PATH);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(LINKS);
    expect(page).toContain('<a href="/ecom/shop/trolley">Trolley</a>');
    expect(page).toContain('<h1>Inspiration</h1>');
    // The data with which the shell's script mounts the header itself.
    expect(page).toContain('"applicationName":"server-rendered"');
  });
});
