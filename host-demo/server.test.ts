/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { startShop, type Shop } from './services/testing/shop';

const start = (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
};

describe('the built files', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('are compressed, and kept for ever only under a hashed name [FED-5] [FED-10]', async () => {
    for (const [name, text] of [
      ['main.0123abcd.js', 'plain'],
      ['main.0123abcd.js.br', 'brotli'],
      ['mf-manifest.json', '{}'],
    ] as const) {
      writeFileSync(path.join(shop.distDir, 'remote', name), text);
    }
    const ask = (name: string) =>
      shop
        .open()
        .send('GET', `/ecom/assets/mfe/common/${name}`, undefined, { 'accept-encoding': 'gzip, br' });
    const script = await ask('main.0123abcd.js');
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
    expect((await ask('mf-manifest.json')).headers['cache-control']).toBe('no-cache');
  });
});

describe('the process', () => {
  it('says one line when ready and ends cleanly on a signal [HOST-1]', async () => {
    const child = start({ PORT: '0' });
    const [line] = (await once(child.stdout, 'data')) as [string];
    expect(line).toMatch(/^ready http:\/\/127\.0\.0\.1:\d+\/ecom\/shop\/browse\/groceries\n$/);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('says in one line that its port is taken [HOST-1]', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const child = start({ PORT: port });
    const said: string[] = [];
    child.stderr.on('data', (text: string) => said.push(text));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said.join('')).toBe(`port ${port} of 127.0.0.1 is taken: set PORT to another\n`);
    other.close();
  });

  it('refuses a PORT that is none [HOST-1]', async () => {
    const child = start({ PORT: 'eighty' });
    const said: string[] = [];
    child.stderr.on('data', (text: string) => said.push(text));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said.join('')).toContain('PORT must be');
  });
});
