import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Channel } from 'shop-header-loader';
import { chooseRelease } from 'shop-header-loader/rollout';

/** Returns the release of a visit: pass its `path` and its `header.json` to the loader. */
export const releaseOf = (channel: Channel, request: IncomingMessage, response: ServerResponse) => {
  const { target, setCookie } = chooseRelease(channel, { cookies: request.headers.cookie });
  if (setCookie !== undefined) response.appendHeader('set-cookie', setCookie);
  return target;
};
