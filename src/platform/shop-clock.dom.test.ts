import { ok } from '../kernel/result';
import { graphql } from './graphql/documents';
import { createGraph } from './graphql';
import { createHttp } from './http';
import type { CallName } from './calls';
import { createShopClock } from './shop-clock';
import { createClientDeps } from './testing/client-deps';
import { sendJson, startServer, type Server } from './testing/http-server';

const NOW = Date.UTC(2031, 4, 4, 22, 15);
const MINUTE_MS = 60_000;

/** A clock on a device that shows 22:15, and what it shows after responses with these dates. */
const setUp = async (...dates: readonly (number | string)[]) => {
  const device = { now: () => time };
  let time = NOW;
  const shop = createShopClock(device);
  const receive = async (date: number | string, seconds = 0) => {
    const text = typeof date === 'number' ? new Date(date).toUTCString() : date;
    const request = {
      getAllResponseHeaders: () => `cache-control: no-store\r\ndate: ${text}\r\nvary: *\r\n`,
    };
    const response = shop.setBy(Promise.resolve({ request }));
    time += seconds * 1_000;
    await response;
  };
  for (const date of dates) await receive(date);
  return { shop, receive };
};

describe("the shop's clock", () => {
  it('shows the time of the device until a response has a date [AMND-3]', async () => {
    const { shop } = await setUp('', 'yesterday');
    await shop.setBy(Promise.resolve({}));
    expect(shop.now()).toBe(NOW);
  });

  it.each([20, -20])('differs from a device that is %s minutes wrong [AMND-3]', async (minutes) => {
    const { shop } = await setUp(NOW - minutes * MINUTE_MS);
    expect(shop.now()).toBe(NOW - minutes * MINUTE_MS);
  });

  it('shows the time of the device if the difference may come from the way of the response [AMND-3]', async () => {
    const { shop } = await setUp(NOW - 9_000);
    expect(shop.now()).toBe(NOW);
  });

  it('is set once, so that the time left does not jump [AMND-3]', async () => {
    const { shop } = await setUp(NOW + MINUTE_MS, NOW + 5 * MINUTE_MS);
    expect(shop.now()).toBe(NOW + MINUTE_MS);
  });

  it('is right when the page was asleep before a response arrived [AMND-3]', async () => {
    const { shop, receive } = await setUp();
    await receive(NOW - 20 * MINUTE_MS, 3_600);
    expect(shop.now()).toBe(NOW - 20 * MINUTE_MS + 3_600_000);
  });
});

describe('the clients', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer((response) => {
      response.setHeader('Access-Control-Expose-Headers', 'Date');
      response.setHeader('Date', new Date(NOW).toUTCString());
      sendJson(response, { data: {} });
    });
  });
  afterAll(() => server.close());

  const setUpClients = () => {
    const deps = { ...createClientDeps('one').deps, shopClock: createShopClock({ now: () => 0 }) };
    const { shopClock } = deps;
    const send = (call: CallName) => createHttp(deps).send({ call, at: server.url, decode: ok });
    return { deps, shopClock, send };
  };

  it.each([
    ['set', 'token', NOW],
    ['do not set', 'shopping-context', 0],
  ] as const)("%s the shop's clock by a response to %s [AMND-3]", async (_what, call, time) => {
    const { shopClock, send } = setUpClients();
    await send(call);
    expect(shopClock.now()).toBe(time);
  });

  it("set the shop's clock by a response to a GraphQL operation [AMND-3]", async () => {
    const { deps, shopClock } = setUpClients();
    await createGraph({ ...deps, url: server.url }).run({
      document: graphql('query getTrolley { __typename }'),
      variables: {},
      tag: 'getTrolley',
      signal: new AbortController().signal,
      decode: ok,
    });
    expect(shopClock.now()).toBe(NOW);
  });
});
