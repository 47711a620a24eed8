import { ok } from '../../../src/kernel/result';
import { createWindowPage, loadWindowBrowser } from '../../../src/platform/browser';
import { createHttp } from '../../../src/platform/http';
import { createShopClock } from '../../../src/platform/shop-clock';
import { createSession, loadFromTokenService } from '../../../src/platform/session';

declare global {
  interface Window {
    /** Sends this many calls at once. Returns their statuses. */
    callAll: (count: number) => Promise<readonly number[]>;
  }
}

const nothing = () => undefined;

/** Starts the session of this tab, over the real services. Returns a function that sends one call. */
const startSession = async () => {
  const browser = await loadWindowBrowser(createWindowPage());
  const shopClock = createShopClock(browser);
  const http = createHttp({
    applicationName: 'callers',
    origin: location.origin,
    clock: browser,
    shopClock,
    logger: { info: nothing, warn: nothing, error: nothing },
    tokens: {
      current: () => session.current(),
      renew: (refused) => session.renew(refused),
      hasStopped: () => session.hasStopped(),
    },
  });
  const session = createSession({
    load: loadFromTokenService(http, '/token'),
    clock: browser,
    shopClock,
    page: browser,
    withLock: browser.withLock,
    hasTokenSession: true,
    wasSignedIn: () => true,
    onFlicker: nothing,
    onRenewed: nothing,
  });
  await session.start();
  return async () => {
    const result = await http.send({ call: 'shopping-context', decode: ok });
    return result.ok ? result.value.status : (result.failure.status ?? 0);
  };
};

const ready = startSession();
window.callAll = async (count) => {
  const call = await ready;
  return Promise.all(Array.from({ length: count }, call));
};
