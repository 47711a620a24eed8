/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import type { RenderHeader } from '../../../federation/contract';
import { newWorld, type Who } from '../../services/state';
import type { ShellDeps } from '../deps';
import { registerShells } from '../register';

const PATH = '/ecom/content/inspiration';
const LINKS = '<!--shop-header links-->';

let app: FastifyInstance | undefined;
let who: Who = 'customer';

afterEach(async () => {
  who = 'customer';
  await app?.close();
});

/** A shop whose pages get their header from `load`. */
const shopWith = async (
  load: () => Promise<RenderHeader>,
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

const render: RenderHeader = (props, page) => ({
  html: `<!--shop-header 1--><header>${page.url}</header>`,
  head: `<link nonce="${page.nonce ?? ''}">`,
  state: `<script type="application/json">${JSON.stringify(props.preloaded)}</script>`,
});

describe('a page with a rendered header', () => {
  it('has html, head and state in their places, with the nonce of its own policy [FED-7] [FED-8]', async () => {
    const origin = await shopWith(() => Promise.resolve(render));
    const answer = await fetch(origin + PATH);
    const page = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '?';
    expect(page).toContain(
      `<div id="shop-header" class="header-space"><!--shop-header 1--><header>${origin}${PATH}</header></div>`,
    );
    expect(page.slice(0, page.indexOf('</head>'))).toContain(`<link nonce="${nonce}">`);
    expect(page).toContain('<script type="application/json">{');
    expect(page).not.toContain('shop-config');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('tells the renderer of a customer what the services would, and of a visitor nothing [AUTH-1]', async () => {
    const origin = await shopWith(() => Promise.resolve(render));
    expect(await (await fetch(origin + PATH)).text()).toMatch(
      /"role":"customer".*"trolleyTotals".*"slotReservations"/,
    );
    who = 'visitor';
    expect(await (await fetch(origin + PATH)).text()).not.toMatch(/role|trolleyTotals|slotReservations/);
  });

  it('leaves out what a service would not answer', async () => {
    const isFailing: ShellDeps['isFailing'] = (_request, call) => call === 'getTrolley';
    const origin = await shopWith(() => Promise.resolve(render), { isFailing });
    expect(await (await fetch(origin + PATH)).text()).toMatch(/^(?!.*trolleyTotals).*slotReservations/s);
  });
});

describe('a page whose header is not rendered', () => {
  const faults: Readonly<Record<string, () => Promise<RenderHeader>>> = {
    throws: () =>
      Promise.resolve(() => {
        throw new Error('broken');
      }),
    'is not built': () => Promise.reject(new Error('no such file')),
    'never comes': () => new Promise(() => undefined),
  };

  it.each(Object.entries(faults))('goes on with plain links when it %s [FED-4] [FED-8]', async (_, load) => {
    const origin = await shopWith(load);
    const answer = await fetch(origin + PATH);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain(LINKS);
    expect(page).toContain('<a href="/ecom/shop/trolley">Trolley</a>');
    expect(page).toContain('<h1>Inspiration</h1>');
    // What the shell's script needs to mount the header by itself.
    expect(page).toContain('"applicationName":"server-rendered"');
  });
});
