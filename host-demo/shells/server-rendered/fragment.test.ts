import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Browser } from '../../services/testing/shop';
import type { RenderAsText, ShellDeps } from '../deps';
import { startShells } from '../testing/start-shells';

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
  const shells = await startShells({ loadRenderHeader: () => Promise.resolve(render), ...deps });
  ({ app } = shells);
  return new Browser(shells.origin);
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

  it('is of the candidate for a selected bucket, and so says the address for edges [FED-5] [FED-8]', async () => {
    const distDir = await mkdtemp(path.join(tmpdir(), 'fragment-'));
    const target = (version: string) => ({
      ...{ version, path: `${version}/`, integrity: 'sha384-AAAA', contract: '1.0.0' },
    });
    const candidate = { ...target('1.5.0'), percent: 30, since: '' };
    await mkdir(path.join(distDir, 'remote/v1/channels'), { recursive: true });
    await writeFile(
      path.join(distDir, 'remote/v1/channels/stable.json'),
      JSON.stringify({ ...target('1.4.2'), candidate }),
    );
    for (const version of ['1.4.2', '1.5.0']) {
      await mkdir(path.join(distDir, 'remote', version));
      await writeFile(path.join(distDir, 'remote', version, 'header.json'), '{}');
    }
    const folders: string[] = [];
    const server = await startServer({
      distDir,
      loadRenderHeader: async (folder) => {
        folders.push(folder);
        return (props, page) => ({ ...render(props, page), html: page.base });
      },
    });
    const chosen: unknown[] = [];
    for (let bucket = 0; bucket < 100; bucket += 1) {
      const { text } = await server.get(`${FRAGMENT}&bucket=${String(bucket)}`);
      const { headers } = await fetch(`${server.origin}/mfe/common/rollout?bucket=${String(bucket)}`);
      const release = headers.get('x-shop-header-release') ?? '';
      const version = release === 'candidate' ? '1.5.0' : '1.4.2';
      expect(text).toContain(`/ecom/assets/mfe/common/${version}/`);
      expect((await server.get(`${FRAGMENT}&release=${release}`)).text).toBe(text);
      chosen.push(release);
    }
    expect(chosen.filter((release) => release === 'candidate')).toHaveLength(30);
    expect(new Set(folders)).toEqual(new Set(['1.4.2/', '1.5.0/']));
    expect((await server.get(FRAGMENT)).text).toContain('/1.4.2/');
    expect((await server.get(`${FRAGMENT}&bucket=100`)).status).toBe(400);
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
