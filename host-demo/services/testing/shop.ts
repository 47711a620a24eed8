import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemo } from '../../server';
import { WORLD_COOKIE } from '../sessions/plugin';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly json: unknown;
}

/** One browser session: it keeps the cookie of its world, and its token. */
export class Browser {
  cookie = '';
  token = '';

  constructor(readonly origin: string) {}

  /** Sends one request over HTTP; rejects when the connection ends early. */
  async send(
    method: string,
    address: string,
    body?: unknown,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const outgoing = request(new URL(address, this.origin), {
      method,
      agent: false,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...extra,
      },
    });
    outgoing.end(body === undefined ? undefined : text);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const bodyText = Buffer.concat(chunks).toString();
    const given = incoming.headers['set-cookie'] ?? [];
    this.cookie = given.find((one) => one.startsWith(WORLD_COOKIE))?.split(';')[0] ?? this.cookie;
    const isJson = incoming.headers['content-type']?.includes('json') === true;
    return {
      status: incoming.statusCode ?? 0,
      headers: incoming.headers,
      text: bodyText,
      json: isJson && /^[[{]/.test(bodyText) ? (JSON.parse(bodyText) as unknown) : null,
    };
  }

  get(address: string): Promise<Reply> {
    return this.send('GET', address);
  }

  /** Replaces fields of the world. */
  change(patch: unknown): Promise<Reply> {
    return this.send('PUT', '/demo/world', patch);
  }

  /** Returns the order `co-81000`. */
  async order(): Promise<{ readonly customerOrderState: string; readonly orderLines: readonly unknown[] }> {
    return (await this.get('/v1/orders/co-81000')).json as Awaited<ReturnType<Browser['order']>>;
  }

  /** Places the order `co-81000`. */
  place(key?: string, instantCheckout = true): Promise<Reply> {
    const body = { event: 'PLACE', options: { instantCheckout } };
    return this.send('PATCH', '/v1/orders/co-81000/place', body, key ? { 'idempotency-key': key } : {});
  }

  async placements(): Promise<readonly { readonly placed: number }[]> {
    return (await this.get('/demo/placements')).json as Awaited<ReturnType<Browser['placements']>>;
  }

  async reservations(): Promise<readonly Readonly<Record<string, string>>[]> {
    const { json } = await this.get('/slot-reservations?customerOrderId=co-81000');
    return json as Awaited<ReturnType<Browser['reservations']>>;
  }

  /** Resets the world to a preset and fetches the token of its user. */
  async begin(preset: string): Promise<void> {
    await this.send('POST', '/demo/world/reset', { preset });
    const { json } = await this.get('/token/v1/token');
    this.token = (json as { readonly token?: string } | null)?.token ?? '';
    await this.send('DELETE', '/demo/journal');
  }

  /** Runs one operation of the graph. */
  graph(tag: string, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Reply> {
    return this.send('POST', `/graph/live?clientType=WEB_APP&tag=${tag}`, { query, variables });
  }
}

export interface Shop {
  readonly open: () => Browser;
  readonly distDir: string;
  readonly close: () => Promise<void>;
}

/** Starts the whole demo on a free port, with an empty folder of built files. */
export const startShop = async (): Promise<Shop> => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'demo-'));
  const demo = createDemo({ host: '127.0.0.1', port: 0, distDir });
  const origin = await demo.listen();
  return {
    distDir,
    open: () => new Browser(origin),
    close: async () => {
      await demo.close();
      rmSync(distDir, { recursive: true });
    },
  };
};

/** The shop of a test file, and the browser session of the current test. */
export interface ShopInUse {
  readonly shop: Shop;
  readonly browser: Browser;
}

const missing = (): never => {
  throw new Error('The shop is open only while tests run');
};

/**
 * Opens a shop for the tests of a file or `describe`, and a browser with a new world for each test.
 *
 * @param preset the preset of each test's world
 */
export const useShop = (preset = 'visitor'): ShopInUse => {
  let shop: Shop | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    browser = shop?.open();
    await browser?.begin(preset);
  });
  return {
    get shop() {
      return shop ?? missing();
    },
    get browser() {
      return browser ?? missing();
    },
  };
};
