import { ok } from '../../../src/kernel/result';
import { createWindowPage, loadWindowBrowser } from '../../../src/platform/browser';
import { createHttp } from '../../../src/platform/http';
import { createSession, loadFromTokenService } from '../../../src/platform/session';

declare global {
  interface Window {
    /** Makes so many calls at once; gives their statuses. */
    callAll: (count: number) => Promise<readonly number[]>;
  }
}

const nothing = () => undefined;

/** A tab's one session, over the real services. */
const begin = async () => {
  const browser = await loadWindowBrowser(createWindowPage());
  const http = createHttp({
    applicationName: 'callers',
    origin: location.origin,
    clock: browser,
    logger: { info: nothing, warn: nothing, error: nothing },
    tokens: {
      current: () => session.current(),
      renew: (refused) => session.renew(refused),
    },
  });
  const session = createSession({
    load: loadFromTokenService(http, '/token'),
    clock: browser,
    exclusively: browser.exclusively,
    hasTokenSession: true,
    onFlicker: nothing,
    onRenewed: nothing,
  });
  await session.start();
  return async () => {
    const answer = await http.send({ call: 'shopping-context', decode: ok });
    return answer.ok ? answer.value.status : (answer.failure.status ?? 0);
  };
};

const ready = begin();
window.callAll = async (count) => {
  const call = await ready;
  return Promise.all(Array.from({ length: count }, call));
};
