import type { FastifyInstance } from 'fastify';
import type { Session } from '../services/sessions/session';
import type { RenderAsText } from './deps';
import { isListsPath, isStorefrontPath } from './shop/paths';
import { SHOP_PAGES } from './testing/shop-pages';
import { startShells } from './testing/start-shells';

const PATH = '/ecom/content/inspiration';
const LINKS = '<!--shop-header links-->';

let app: FastifyInstance | undefined;
let session: Session;

afterEach(() => app?.close());

/** Starts a shop whose pages load the renderer with `loadRenderHeader`. */
const start = async (loadRenderHeader?: () => Promise<RenderAsText>): Promise<string> => {
  const shells = await startShells(loadRenderHeader && { loadRenderHeader });
  ({ app, session } = shells);
  return shells.origin;
};

const signOut = (): void => {
  session.world = { ...session.world, who: 'visitor' };
};

const render: RenderAsText = (props, page) => ({
  html: `<!--shop-header 1--><header>${page.url}</header>`,
  head: `<link nonce="${page.nonce ?? ''}">`,
  state: `<script type="application/json">${JSON.stringify(props.preloaded)}</script>`,
  responseCookies: [`asked=${page.requestCookies ?? ''}`],
});

describe('a page with a rendered header', () => {
  it('has html, head and state in the right positions, with the nonce of its own policy [FED-7] [FED-8]', async () => {
    const origin = await start(() => Promise.resolve(render));
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
    const origin = await start(() => Promise.resolve(render));
    const { headers } = await fetch(origin + PATH, { headers: { cookie: 'branchId=651' } });
    expect(headers.getSetCookie()).toContain('asked=branchId=651');
  });

  it("passes a customer's data of the services to the renderer, and none for a visitor [AUTH-1]", async () => {
    const origin = await start(() => Promise.resolve(render));
    expect(await (await fetch(origin + PATH)).text()).toMatch(
      /"role":"customer".*"trolleyTotals".*"slotReservations"/,
    );
    signOut();
    expect(await (await fetch(origin + PATH)).text()).not.toMatch(/role|trolleyTotals|slotReservations/);
  });

  it('leaves out the data of a service with a fault', async () => {
    const origin = await start(() => Promise.resolve(render));
    session.faults = [{ call: 'getTrolley', kind: 'status' }];
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
    const origin = await start(load);
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

describe('the pages of the shop', () => {
  it.each(
    Object.entries(SHOP_PAGES).flatMap(([shell, pages]) => pages.map((page) => [page, shell] as const)),
  )('%s is opened by the shell %s, with a container for the header [NAV-1] [HOST-1]', async (path, shell) => {
    const origin = await start();
    const response = await fetch(origin + path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(`"applicationName":"${shell}"`);
    expect(page).toContain('id="shop-header"');
    const isApp = ['storefront', 'lists'].includes(shell);
    expect(page.match(/<h1/g) ?? []).toHaveLength(isApp ? 0 : 1);
    const { pathname } = new URL(path, origin);
    expect([isStorefrontPath(pathname), isListsPath(pathname)]).toEqual([
      shell === 'storefront',
      shell === 'lists',
    ]);
  });

  it('respond with 404 and the header at an unknown address', async () => {
    const response = await fetch(`${await start()}/ecom/nothing-here`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('id="shop-header"');
  });

  it.each(['checkout', 'lists'])('redirect a visitor from %s to sign in, and back [NAV-2]', async (name) => {
    const origin = await start();
    signOut();
    const response = await fetch(`${origin}/ecom/${name}?x=1`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/ecom/login?redirect=%2Fecom%2F${name}%3Fx%3D1`);
  });

  it('reserve the space of the header before any script or style sheet loads [SHELL-4]', async () => {
    const page = await (await fetch(`${await start()}/ecom/recipes`)).text();
    expect(page).not.toContain('calc(102px');
    expect(page).toMatch(/\.header-space\{min-height:calc\(50px.*992px.*min-height:calc\(159px/);
    expect(page.indexOf('wtr_amend_bar')).toBeLessThan(page.indexOf('<body>'));
    expect(page).toContain('lang="en-GB"');
  });

  it('escape values of the address', async () => {
    const address = '/ecom/login?redirect=%22%3E%3Cscript%3Ealert(1)%3C/script%3E';
    expect(await (await fetch((await start()) + address)).text()).not.toContain('<script>alert');
  });
});
