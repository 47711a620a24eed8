import { CALL_FACTS, sentHeaders, SERVICE_NOTES } from '../../src/platform/call-facts';
import { CALLS, type CallName } from '../../src/platform/calls';
import { markdownTable } from '../../tests/support/markdown-table';

const AUTHORIZATIONS = {
  customer: "authorization (the customer's token)",
  anyone: "authorization (the token, or 'unauthenticated')",
} as const;

const isListed = (name: string): name is CallName => Object.hasOwn(CALLS, name);

const NAMES: readonly CallName[] = Object.keys(CALLS).filter(isListed);

const headersOf = (name: CallName): string => {
  const { as } = CALLS[name];
  const shown = sentHeaders(name).map((header) =>
    header === 'authorization' && as ? AUTHORIZATIONS[as] : header,
  );
  return shown.join('; ') || 'none: the browser follows a link';
};

const pathOf = (name: CallName): string => {
  const { path } = CALLS[name];
  const { query } = CALL_FACTS[name];
  return (path || '(the configured address)') + (query ? `?${String(new URLSearchParams(query))}` : '');
};

const clientOf = (name: CallName): string => {
  const { decoder, client, isNavigation } = CALL_FACTS[name];
  const label = decoder ? `\`${decoder}\`` : isNavigation ? 'the browser' : 'no response needed';
  return `[${label}](../${client})`;
};

const row = (name: CallName): readonly string[] => {
  const { method, timeout } = CALLS[name];
  const { fallback, isNavigation } = CALL_FACTS[name];
  const seconds = isNavigation ? "the browser's" : `${String((timeout ?? 10_000) / 1_000)} s`;
  return [`\`${name}\``, `\`${method} ${pathOf(name)}\``, headersOf(name), seconds, clientOf(name), fallback];
};

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** Returns what a service on another origin must allow, for all of its calls that the header sends with headers. */
const allowRow = (service: string): readonly string[] => {
  const own = NAMES.filter((name) => CALLS[name].service === service && !CALL_FACTS[name].isNavigation);
  const methods = unique(own.map((name) => CALLS[name].method));
  const headers = unique(own.flatMap(sentHeaders)).toSorted();
  const hasCredentials = own.some((name) => CALLS[name].hasCredentials);
  return [service, methods.join(', '), headers.join(', '), hasCredentials ? '`true`' : '–'];
};

const corsServices = unique(
  NAMES.filter((name) => name !== 'log-out' && !CALL_FACTS[name].isNavigation).map(
    (name) => CALLS[name].service,
  ),
);

/** The list of calls as a page in Markdown. */
export const callList = (): string =>
  [
    '# Calls',
    'Every call that the header makes. `npm run docs:update` writes this page from `src/platform/calls.ts` and `call-facts.ts`.',
    'Each call goes through the same steps: breadcrumb, authorization, timeout, cancellation, decoding, log. Its result is a value, never an exception. Two calls are different: `content` is made when [a page requests it](decisions/17-content.md), and for `authorize` the browser follows [a link](decisions/09-session-and-tokens.md). The decoder `ok` reads nothing of the response. A response of a wrong shape is logged as an error of the kind `wrong-shape`, with service and path and without its content.',
    markdownTable(['call', 'method and path', 'headers', 'timeout', 'decoder', 'fallback'], NAMES.map(row)),
    '## CORS',
    "A service on another origin than the page must allow the page's origin, these methods and these request headers. Browsers send further headers by themselves, such as `accept`, which need no permission. The token service gets the browser's cookies, so it must name the page's origin in `Access-Control-Allow-Origin` (not `*`) and send `Access-Control-Allow-Credentials: true`. The journey of all calls compares the headers of recorded requests with this list.",
    markdownTable(
      ['service', ...['Methods', 'Headers', 'Credentials'].map((part) => `\`Access-Control-Allow-${part}\``)],
      corsServices.map(allowRow),
    ),
    '## For the teams behind the services',
    ...SERVICE_NOTES,
  ].join('\n\n');
