import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingPackages } from '../../federation/edge/testing/programs';
import { fillTemplate, startNginx, type RunningServer } from '../../federation/edge/testing/servers';

/** Path of the page that nginx assembles. */
export const SSI_PAGE = '/ecom/plain';

/** The packages of this host that are not installed here, as text; empty if none is missing. */
export const MISSING_FOR_SSI = missingPackages([
  'nginx',
  'libnginx-mod-http-brotli-static',
  'libnginx-mod-http-brotli-filter',
]).join(', ');

const DIST = path.resolve(process.env['DIST_DIR'] ?? 'dist');

const template = (): string => readFileSync('host-demo/shells/hosts/ssi/nginx.conf', 'utf8');

const TIMEOUT_SETTING = /proxy_(?:connect|send|read)_timeout (\d+)(m?s);/g;

/** Returns how long a page waits for its fragment at most, in milliseconds, as the host is configured. */
export const configuredTimeout = (): number =>
  [...template().matchAll(TIMEOUT_SETTING)].reduce(
    (sum, [, time, unit]) => sum + Number(time) * (unit === 's' ? 1000 : 1),
    0,
  );

/** Returns the configuration with timeouts that suffice on a busy machine, for tests that expect a fragment. */
export const templateWithTimeout = (): string => {
  const whole = template();
  const withTimeout = whole.replace(TIMEOUT_SETTING, (setting) => setting.replace(/ \w+;/, ' 20s;'));
  if (withTimeout === whole) throw new Error('the host of plain pages has no timeout');
  return withTimeout;
};

/**
 * Starts nginx as the host of plain pages, in front of the shop.
 *
 * @param shop origin of the demo
 * @param fragment origin that serves the header's fragment; by default the demo's
 * @param configuration nginx configuration; by default the host's
 */
export const startSsiHost = (
  shop: string,
  fragment = shop,
  configuration = template(),
): Promise<RunningServer> =>
  startNginx((listen) =>
    fillTemplate(configuration, {
      LISTEN: listen,
      FILES: path.join(DIST, 'hosts', 'ssi'),
      SHOP: new URL(shop).host,
      FRAGMENT: new URL(fragment).host,
    }),
  );
