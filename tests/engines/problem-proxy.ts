import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startScriptProxy } from '../support/script-proxy';

const REPORTS = '/test-problems';
const START = '/test-start';

/** Reports what goes wrong in a page, also while the page is left. */
const COLLECTOR = `{
  const report = (text) => navigator.sendBeacon('${REPORTS}', text);
  addEventListener('error', ({ message }) => message && report('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('policy: ' + effectiveDirective + ' ' + blockedURI));
}`;

/** Sets the state of a session's demo, and leads to a page. It answers 500 if the demo has no such preset. */
const start = async (demo: string, { url = '', headers }: IncomingMessage, outgoing: ServerResponse) => {
  const asked = new URL(url, demo).searchParams;
  const { ok, headers: received } = await fetch(`${demo}/demo/world/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: headers.cookie ?? '' },
    body: JSON.stringify({ preset: asked.get('preset') }),
  });
  outgoing
    .writeHead(ok ? 302 : 500, { location: asked.get('to') ?? '/', 'set-cookie': received.getSetCookie() })
    .end();
};

/** Returns the path that sets the demo's state and then leads to a page of the demo. */
export const startPath = (to: string, preset: string): string =>
  `${START}?${new URLSearchParams({ to, preset }).toString()}`;

export interface ProblemProxy {
  readonly origin: string;
  readonly close: () => Promise<void>;
  /** Returns the problems of all pages since the last call: uncaught errors, rejections, violations of a page's policy. */
  readonly take: () => readonly string[];
}

/**
 * Starts a server in front of the demo that collects the problems of each page, because WebDriver cannot read the console.
 *
 * @param demo the origin of the demo
 */
export const startProblemProxy = async (demo: string): Promise<ProblemProxy> => {
  let problems: string[] = [];
  const { address, close } = await startScriptProxy(demo, COLLECTOR, (incoming, outgoing) => {
    const { url = '/' } = incoming;
    if (url === REPORTS) {
      void text(incoming).then((problem) => {
        problems.push(problem);
        outgoing.writeHead(204).end();
      });
      return true;
    }
    if (!url.startsWith(START)) return false;
    void start(demo, incoming, outgoing);
    return true;
  });
  return {
    origin: address,
    close,
    take: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
  };
};
