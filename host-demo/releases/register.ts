import type { FastifyInstance } from 'fastify';
import { pointsOf, tableOf, type Point } from '../../federation/release/watch/health';
import { sendPage } from '../page-policy';
import { browserOf, decodeMeasurement } from './decode-measurement';
import { createHealthExporter, type HealthExporter } from './exporter';
import { releasesPage } from './page';

const FOLDER = '/demo/releases';
/** Points that the receiver keeps; the oldest are dropped. */
const MAX_POINTS = 20_000;
const MAX_MEASUREMENTS = 50;

export interface ReleasesDeps {
  /** Address for metrics of another back end, `https://collector.example/v1/metrics`; the demo's own by default. */
  readonly metricsUrl?: string | undefined;
}

/**
 * `GET /demo/releases`: plots of the health of each release. Pages post their measurements; the demo's server exports them
 * by OTLP/HTTP, to a small receiver of its own or to any other back end.
 */
export const registerReleases = (app: FastifyInstance, { metricsUrl }: ReleasesDeps = {}): void => {
  const points: Point[] = [];
  let exporter: HealthExporter | undefined;
  app.addHook('onClose', async () => exporter?.close().catch(() => undefined));

  // A beacon is sent as text, without a preflight.
  app.post(`${FOLDER}/measurements`, async (request, reply) => {
    exporter ??= createHealthExporter(metricsUrl ?? `${request.server.listeningOrigin}${FOLDER}/v1/metrics`);
    try {
      const given: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
      const all = Array.isArray(given) ? given.slice(0, MAX_MEASUREMENTS) : [given];
      for (const each of all)
        exporter.record(decodeMeasurement(each), browserOf(request.headers['user-agent']));
    } catch {
      return reply.code(400).send({ error: 'not a measurement' });
    }
    return reply.code(204).send();
  });
  app.post(`${FOLDER}/v1/metrics`, async (request, reply) => {
    points.push(...pointsOf(request.body));
    points.splice(0, Math.max(0, points.length - MAX_POINTS));
    return reply.send({});
  });
  app.post(`${FOLDER}/consent`, async (_request, reply) =>
    reply
      .header('set-cookie', ['wtr_cookie_consent=true;path=/', 'wtr_cookies_analytics=true;path=/'])
      .redirect(FOLDER, 303),
  );
  app.get(FOLDER, async (_request, reply) => {
    // A failed export is tried again at the next interval.
    await exporter?.flush().catch(() => undefined);
    return sendPage(reply, (nonce) => releasesPage(tableOf(points), nonce));
  });
};
