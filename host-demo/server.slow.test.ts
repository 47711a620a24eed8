import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemo, type Demo } from './server';
import { Browser, useShop } from './services/testing/shop';

const start = (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
};

const use = useShop();

describe('the built files', () => {
  it('are compressed, and cached without revalidation only under a hashed name [FED-5] [FED-10]', async () => {
    for (const [name, text] of [
      ['main.0123abcd.js', 'plain'],
      ['main.0123abcd.js.br', 'brotli'],
      ['mf-manifest.json', '{}'],
    ] as const) {
      writeFileSync(path.join(use.shop.distDir, 'remote', name), text);
    }
    const request = (name: string) =>
      use.shop
        .open()
        .send('GET', `/ecom/assets/mfe/common/${name}`, undefined, { 'accept-encoding': 'gzip, br' });
    const script = await request('main.0123abcd.js');
    expect(script.text).toBe('brotli');
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript') as unknown,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      vary: 'accept-encoding',
    });
    expect(script.headers).not.toHaveProperty('set-cookie');
    expect((await request('mf-manifest.json')).headers['cache-control']).toBe('no-cache');
  });
});

describe('addresses of files', () => {
  it.each([
    '/ecom/assets/no-such-file.js',
    '/ecom/assets/mfe/common/no-such-file.js',
    '/ecom/assets/mfe/common/',
    '/ecom/assets/hosts',
    '/ecom/assets/no/such/folder/',
  ])('respond with 404 at %s, without a cookie and not cached [FED-5]', async (address) => {
    const { status, headers } = await use.shop.open().get(address);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
  });

  it.each(['/mfe/common/header?page=/x', '/mfe/common/header/?page=/x', '/mfe/common/heade%72?page=/x'])(
    'set no cookie on the fragment, spelt %s [FED-8]',
    async (address) => {
      expect((await use.shop.open().get(address)).headers).not.toHaveProperty('set-cookie');
    },
  );
});

describe('requests', () => {
  let demo: Demo;
  let origin: URL;
  beforeAll(async () => {
    demo = createDemo({
      port: 0,
      host: '127.0.0.1',
      publicOrigin: 'https://shop.example',
      requestTimeoutMs: 200,
      distDir: mkdtempSync(path.join(tmpdir(), 'demo-')),
    });
    origin = new URL(await demo.listen());
  });
  afterAll(() => demo.close());

  const statusFor = async (host: string): Promise<number> =>
    (await new Browser(origin.origin).send('GET', '/demo/world', undefined, { host })).status;

  it('are refused with 400 for a host that is not configured, or malformed [HOST-1]', async () => {
    expect(await Promise.all(['evil.example', 'a b', '[', 'x:y:z'].map(statusFor))).toEqual([
      400, 400, 400, 400,
    ]);
    expect(await Promise.all(['shop.example', origin.host, 'localhost'].map(statusFor))).toEqual([
      200, 200, 200,
    ]);
  });

  it('end with 408 when their body does not arrive in time [HOST-1]', async () => {
    const socket = connect(Number(origin.port), origin.hostname);
    socket.write(
      `PUT /demo/world HTTP/1.1\r\nHost: ${origin.host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1\.1 408 /);
    socket.destroy();
  });
});

describe('answers with a maximum delay', () => {
  it('are delayed by random times', async () => {
    const distDir = mkdtempSync(path.join(tmpdir(), 'demo-'));
    const demo = createDemo({ port: 0, host: '127.0.0.1', maxDelayMs: 40, distDir });
    const { origin } = new URL(await demo.listen());
    const browser = new Browser(origin);
    const started = performance.now();
    for (let count = 0; count < 20; count += 1) expect((await browser.get('/demo/world')).status).toBe(200);
    // 400 ms on average.
    expect(performance.now() - started).toBeGreaterThan(100);
    await demo.close();
  });
});

describe('the process', () => {
  it('prints one line when ready and exits with 0 on a signal [HOST-1]', async () => {
    const child = start({ PORT: '0' });
    const [line] = (await once(child.stdout, 'data')) as [string];
    expect(line).toMatch(/^ready http:\/\/127\.0\.0\.1:\d+\/ecom\/shop\/browse\/groceries\n$/);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('prints one line if its port is in use [HOST-1]', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const child = start({ PORT: port });
    const output: string[] = [];
    child.stderr.on('data', (text: string) => output.push(text));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output.join('')).toBe(`port ${port} of 127.0.0.1 is in use: set PORT to another\n`);
    other.close();
  });

  it.each([
    { PORT: '0', PUBLIC_ORIGIN: 'shop.example' },
    { PORT: '0', PUBLIC_ORIGIN: 'https://shop.example/path' },
    { PORT: '0', PUBLIC_ORIGIN: 'ftp://shop.example' },
    { PORT: 'eighty' },
  ])('refuses the variables %j [HOST-1]', async (variables) => {
    const child = start(variables);
    const output: string[] = [];
    child.stderr.on('data', (text: string) => output.push(text));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output.join('')).toMatch(
      'PUBLIC_ORIGIN' in variables ? /^PUBLIC_ORIGIN must be/ : /^PORT must be/,
    );
  });
});
