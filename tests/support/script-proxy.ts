import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { forward, sendOn } from '../../federation/testing/proxy';
import { serveOnLoopback, type LoopbackServer } from '../../federation/testing/serve-on-loopback';

const isPage = ({ headers }: IncomingMessage, received: IncomingMessage['headers']): boolean =>
  received['content-type']?.startsWith('text/html') === true && headers['sec-fetch-dest'] !== 'empty';

/** Sends a response on with the script first in the page's head, and with a policy that allows the script as well. */
const sendPage = async (script: string, response: IncomingMessage, outgoing: ServerResponse) => {
  const { statusCode = 502, headers } = response;
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = headers;
  const policy = kept['content-security-policy'];
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const html = (await text(response)).replace(/<head[^>]*>/, `$&<script>${script}</script>`);
  outgoing.writeHead(statusCode, {
    ...kept,
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace(/script-src(-elem)?(?= )/g, `$& ${hash}`),
    }),
  });
  outgoing.end(html);
};

/** Forwards a request to the demo, and adds the script to a page. */
const forwardTo = (
  demo: string,
  script: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void => {
  const isDocument = incoming.headers.accept?.includes('text/html') === true;
  forward(demo, incoming, outgoing, {
    headers: { ...incoming.headers, ...(isDocument && { 'accept-encoding': 'identity' }) },
    send: (received) => {
      if (isPage(incoming, received.headers)) void sendPage(script, received, outgoing);
      else sendOn(received, outgoing);
    },
  });
};

/**
 * Starts a server in front of the demo that adds a script to each page. No driver can add a script before the page's own in
 * all engines, nor in a page that is prerendered.
 *
 * @param demo the origin of the demo
 * @param script runs first in every page
 * @param answer answers the requests of the test itself; returns false for all others
 */
export const startScriptProxy = (
  demo: string,
  script: string,
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean,
): Promise<LoopbackServer> =>
  serveOnLoopback((incoming, outgoing) => {
    if (!answer(incoming, outgoing)) forwardTo(demo, script, incoming, outgoing);
  });
