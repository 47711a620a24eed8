import { html } from 'ghtml';
import {
  quantile,
  sumOf,
  type HealthTable,
  type Histogram,
  type VersionHealth,
} from '../../federation/release/watch/health';
import { demoPage } from '../demo-page';

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
export const releasesPage = (table: HealthTable, nonce: string): string =>
  demoPage({
    title: 'Releases',
    styles: ['/demo/panel.css'],
    head: html`<style nonce="${nonce}">
      !${STYLE}
    </style>`,
    body: html`<header>
        <h1>Health by release</h1>
        <a href="/demo">Demo panel</a>
      </header>
      <main>
        !${table.size === 0 ? NOTHING : [...table].map(([version, browsers]) => section(version, browsers))}
        <form method="post" action="/demo/releases/consent"><button>Consent to analytics</button></form>
      </main>`,
  });
