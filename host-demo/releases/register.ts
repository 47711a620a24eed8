import type { FastifyInstance } from 'fastify';
import { html } from 'ghtml';
import {
  quantile,
  sumOf,
  pointsOf,
  tableOf,
  type HealthTable,
  type Histogram,
  type VersionHealth,
  type Point,
} from '../../federation/release/watch/health';
import { demoBar, demoPage } from '../demo-page';
import { sendPage } from '../page-policy';
import { browserOf, decodeMeasurement, createHealthExporter, type HealthExporter } from './measurements';

const WIDTH = 320;
const HEIGHT = 80;

const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

const timeOf = (visible: Histogram, part: number): string => {
  const time = quantile(visible, part);
  return time === undefined ? '–' : `${time.toFixed(0)} ms`;
};

/** A plot of a histogram: one bar for each bucket, with its range as the title. */
const plot = (version: string, { bounds, counts }: Histogram): string => {
  const most = Math.max(1, ...counts);
  const width = WIDTH / counts.length;
  const bars = counts.map((count, index) => {
    const height = (count / most) * HEIGHT;
    const range = `${String(bounds[index - 1] ?? 0)} to ${String(bounds[index] ?? '∞')} ms: ${String(count)}`;
    return html`<rect
      x="${(index * width).toFixed(1)}"
      y="${(HEIGHT - height).toFixed(1)}"
      width="${(width - 1).toFixed(1)}"
      height="${height.toFixed(1)}"
    >
      <title>${range}</title>
    </rect>`;
  });
  return html`<svg
    viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}"
    role="img"
    aria-label="Time to visible of ${version}, from 0 to 10 s"
  >
    !${bars}
  </svg>`;
};

const row = (name: string, health: VersionHealth): string =>
  html`<tr>
    <th scope="row">${name}</th>
    <td>${String(health.loads)}</td>
    <td>${percentOf(health.retried, health.loads)}</td>
    <td>${percentOf(health.fellBack, health.loads)}</td>
    <td>${percentOf(health.pagesWithErrors, health.loads)}</td>
    <td>${timeOf(health.visible, 0.5)}</td>
    <td>${timeOf(health.visible, 0.75)}</td>
  </tr>`;

const HEADS = ['Browser', 'Loads', 'Retried', 'Fell back', 'With errors', 'Median', 'p75'];

const section = (version: string, browsers: ReadonlyMap<string, VersionHealth>): string => {
  const all = sumOf(browsers.values());
  return html`<section>
    <h2>${version}</h2>
    !${plot(version, all.visible)}
    <div class="scroll" role="region" aria-label="Measurements of ${version}" tabindex="0">
      <table>
        <thead>
          <tr>
            !${HEADS.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          !${[...browsers].map(([browser, health]) => row(browser, health))} !${row('all', all)}
        </tbody>
      </table>
    </div>
  </section>`;
};

const NOTHING = html`<p>
  No measurements yet. Consent to analytics, open a page of the shop, and come back: a page reports when it is
  left.
</p>`;

const STYLE = `
h1 {
margin-block-end: 16px;
}
h2 {
overflow-wrap: anywhere;
}
svg {
display: block;
inline-size: 100%;
max-inline-size: 640px;
block-size: 120px;
margin-block-end: 16px;
border-block-end: 1px solid var(--muted);
}
rect {
fill: var(--green);
}
th,
td {
text-align: end;
white-space: nowrap;
}
th:first-child {
text-align: start;
}
`;

/** Returns the page with a plot for each version. */
const releasesPage = (table: HealthTable, nonce: string): string =>
  demoPage({
    title: 'Releases',
    styles: ['/demo/panel.css', '/demo/controls.css'],
    head: html`<style nonce="${nonce}">
      !${STYLE}
    </style>`,
    body: html`!${demoBar('Releases')}
      <main>
        <h1>Health by release</h1>
        !${table.size === 0 ? NOTHING : [...table].map(([version, browsers]) => section(version, browsers))}
        <form method="post" action="/demo/releases/consent"><button>Consent to analytics</button></form>
      </main>`,
  });

const FOLDER = '/demo/releases';
/** Points that the receiver keeps; the oldest are dropped. */
const MAX_POINTS = 20_000;
const MAX_MEASUREMENTS = 50;

interface ReleasesDeps {
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
