import fastify, { type FastifyInstance } from 'fastify';
import { Browser } from '../../services/testing/shop';
import { newWorld } from '../../services/state';
import type { RenderAsText, ShellDeps } from '../deps';
import { registerShells } from '../register';

const FRAGMENT = '/mfe/common/header?page=/plain/help';

let app: FastifyInstance | undefined;

afterEach(() => app?.close());

/** Renders its arguments as markup. */
const render: RenderAsText = ({ config }, { url, nonce = '' }) => ({
  html: `<header>${url} ${JSON.stringify(config.session ?? 'unknown')}</header>`,
  head: `<style nonce="${nonce}">x</style><script nonce="${nonce}">y</script><link rel="stylesheet" href="/app.css" nonce="${nonce}"><link rel="preload" as="script" href="/app.js" nonce="${nonce}">`,
  state: '',
  responseCookies: [],
});

const startServer = async (deps: Partial<ShellDeps> = {}): Promise<Browser> => {
  app = fastify();
  const world = newWorld(new Date('2026-05-04T08:00:00Z'));
  await registerShells(app, {
    worldOf: () => world,
    updateWorld: () => undefined,
    isFailing: () => false,
    distDir: '/nowhere',
    loadRenderHeader: () => Promise.resolve(render),
    ...deps,
  });
  return new Browser(await app.listen({ port: 0, host: '127.0.0.1' }));
};

describe('the fragment', () => {
  it('has the configured public origin, whatever the Host header says [FED-8]', async () => {
    const server = await startServer({ publicOrigin: 'https://shop.example' });
    const texts = await Promise.all(
      ['shop.example', 'evil.example', 'a b'].map(
        async (host) => (await server.send('GET', FRAGMENT, undefined, { host })).text,
      ),
    );
    expect(texts[0]).toContain('<header>https://shop.example/plain/help');
    expect(new Set(texts).size).toBe(1);
  });

  it('has the address that its server listens on if no origin is configured [FED-8]', async () => {
    const server = await startServer();
    const { status, text } = await server.send('GET', FRAGMENT, undefined, { host: '[' });
    expect(status).toBe(200);
    expect(text).toContain(`<header>${server.origin}/plain/help`);
  });

  it.each([
    ['', '"unknown"'],
    ['&session=held', '{"hasTokenSession":true}'],
    ['&session=none', '{"hasTokenSession":false}'],
  ])("renders with '%s' a session of %s [AUTH-2] [FED-8]", async (query, session) => {
    const server = await startServer();
    expect((await server.get(FRAGMENT + query)).text).toContain(`${session}</header>`);
  });

  it('refuses another session with 400', async () => {
    const server = await startServer();
    expect((await server.get(`${FRAGMENT}&session=yes`)).status).toBe(400);
  });

  it('limits the wait for its style sheet without a nonce, whether inline scripts run or not [FED-4]', async () => {
    const server = await startServer();
    const { text } = await server.get(FRAGMENT);
    expect(text).toMatch(
      /^<style>x<\/style><script>y<\/script><script>document\.write\(.*\);document\.currentScript\.remove\(\)<\/script><link media="print" data-shop-header-early="" rel="stylesheet" href="\/app\.css"><noscript><link rel="stylesheet" href="\/app\.css"><\/noscript>/,
    );
    expect(text).not.toMatch(/nonce|preload/);
  });

  it("has the nonce's placeholder on every element that needs a nonce, for a server that replaces it [FED-7]", async () => {
    const server = await startServer();
    const { text } = await server.get(`${FRAGMENT}&nonce=ssi`);
    expect(text.match(/ nonce="<!--# echo var='shop_header_nonce' default='' -->"/g)).toHaveLength(4);
    expect(text).not.toContain('document.write');
  });
});
