import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillTemplate } from '../../federation/edge/testing/fill-template';
import { missingPackages } from '../../federation/edge/testing/programs';
import { startNginx, type RunningServer } from '../../federation/edge/testing/start-nginx';

/** Path of the page that nginx puts together. */
export const SSI_PAGE = '/ecom/plain';

/** What is not installed here, of what the host runs on; empty for nothing. */
export const MISSING_FOR_SSI = missingPackages([
  'nginx',
  'libnginx-mod-http-brotli-static',
  'libnginx-mod-http-brotli-filter',
]).join(', ');

const DIST = path.resolve(process.env['DIST_DIR'] ?? 'dist');

const template = (): string => readFileSync('host-demo/shells/hosts/ssi/nginx.conf', 'utf8');

const TIME_OUT = /proxy_(?:connect|send|read)_timeout (\d+)(m?s);/g;

/** Milliseconds that a page waits for its fragment at most, as the host is configured. */
export const configuredPatience = (): number =>
  [...template().matchAll(TIME_OUT)].reduce(
    (sum, [, time, unit]) => sum + Number(time) * (unit === 's' ? 1000 : 1),
    0,
  );

/** Waits for a fragment as long as a busy machine needs: for tests that mean to see one. */
export const patientTemplate = (): string => {
  const whole = template();
  const patient = whole.replace(TIME_OUT, (setting) => setting.replace(/ \w+;/, ' 20s;'));
  if (patient === whole) throw new Error('the host of plain pages waits for ever');
  return patient;
};

/**
 * Starts nginx as the host of plain pages, over the rest of the shop.
 *
 * @param shop origin of the demo
 * @param fragment origin that answers the header's fragment; the demo's when left out
 * @param configuration as it stands when left out
 */
export const startSsiHost = (
  shop: string,
  fragment = shop,
  configuration = template(),
): Promise<RunningServer> => {
  return startNginx((listen) =>
    fillTemplate(configuration, {
      LISTEN: listen,
      FILES: path.join(DIST, 'hosts', 'ssi'),
      SHOP: new URL(shop).host,
      FRAGMENT: new URL(fragment).host,
    }),
  );
};
