import { CALL_FACTS } from '../../src/platform/call-facts';
import { CALLS, type Call, type CallName } from '../../src/platform/calls';

const WHO = { customer: "the customer's token", anyone: "the token, or 'unauthenticated'" } as const;

const isListed = (name: string): name is CallName => Object.hasOwn(CALLS, name);

const headersOf = ({ as }: Call): string => ['breadcrumb', ...(as ? [WHO[as]] : [])].join('; ');

const row = (name: CallName): string => {
  const call = CALLS[name];
  const { decoder, client, fallback } = CALL_FACTS[name];
  const cells = [
    `\`${name}\``,
    `\`${call.method} ${call.path || '(the configured address)'}\``,
    headersOf(call),
    `${String((call.timeout ?? 10_000) / 1_000)} s`,
    decoder ? `[\`${decoder}\`](../${client})` : `[not waited for](../${client})`,
    fallback,
  ];
  return `| ${cells.join(' | ')} |`;
};

/** The list of calls as a page in Markdown. */
export const callList = (): string =>
  [
    '# Calls',
    'Every call that the header makes; `PUT {content path}/{path}` is [the page’s](decisions/0050-the-pages-content-is-the-pages.md). Each goes through the same steps: breadcrumb, authorization, timeout, abort, decoding, log; and ends as a value. `ok` as decoder: nothing in the answer matters. An answer of a wrong shape is logged as an error of the kind `wrong-shape`, by service and path, with nothing of its content. `npm run call-list` writes this page from `src/platform/calls.ts` and `call-facts.ts`.',
    [
      '| call | method and path | headers | timeout | decoder | instead of an answer |',
      '| --- | --- | --- | --- | --- | --- |',
      ...Object.keys(CALLS).filter(isListed).map(row),
    ].join('\n'),
  ].join('\n\n');
