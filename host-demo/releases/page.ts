import { html } from 'ghtml';
import {
  quantile,
  sumOf,
  type Histogram,
  type HealthTable,
  type VersionHealth,
} from '../../federation/release/watch/health-table';

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
    <div class="table" role="region" aria-label="Measurements of ${version}" tabindex="0">
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

const NOTHING = html`<p class="empty">
  No measurements yet. Consent to analytics, open a page of the shop, and come back: a page reports when it is
  left.
</p>`;

const STYLE = `
body {
margin: 0;
background: #f6f6f2;
color: #2b2b2b;
font:
16px/1.5 system-ui,
sans-serif;
}
header {
display: flex;
flex-wrap: wrap;
gap: 8px 24px;
align-items: center;
justify-content: space-between;
padding: 12px 24px;
background: #5c8018;
color: #fff;
}
header a {
color: inherit;
}
h1 {
margin: 0;
font-size: 22px;
font-weight: 600;
}
h2 {
margin: 0 0 8px;
font-size: 18px;
font-weight: 600;
overflow-wrap: anywhere;
}
main {
display: grid;
grid-template-columns: minmax(0, 1fr);
gap: 24px;
max-inline-size: 960px;
margin: 0 auto;
padding: 24px;
}
section,
.empty {
margin: 0;
padding: 16px;
border: 1px solid #d9d9d4;
border-radius: 4px;
background: #fff;
}
svg {
display: block;
inline-size: 100%;
max-inline-size: 640px;
block-size: 120px;
margin-block-end: 16px;
border-block-end: 1px solid #767676;
}
rect {
fill: #5c8018;
}
.table {
overflow-x: auto;
}
table {
inline-size: 100%;
border-collapse: collapse;
font-variant-numeric: tabular-nums;
}
th,
td {
padding: 4px 8px;
border-block-end: 1px solid #d9d9d4;
text-align: end;
font-weight: 400;
white-space: nowrap;
}
th:first-child {
text-align: start;
}
thead th {
color: #595959;
}
tbody tr:last-child > * {
border: 0;
font-weight: 600;
}
button {
min-block-size: 44px;
padding: 0 16px;
border: 0;
border-radius: 4px;
background: #5c8018;
color: #fff;
font: inherit;
}
:focus-visible {
outline: 2px solid #2b2b2b;
outline-offset: 2px;
}
`;

/** Returns the page with a plot for each version. */
export const releasesPage = (table: HealthTable, nonce: string): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Releases | Demo</title>
        <link rel="icon" href="/demo/pictures/brand-mark.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          !${STYLE}
        </style>
      </head>
      <body>
        <header>
          <h1>Health by release</h1>
          <a href="/demo">Demo panel</a>
        </header>
        <main>
          !${table.size === 0 ? NOTHING : [...table].map(([version, browsers]) => section(version, browsers))}
          <form method="post" action="/demo/releases/consent"><button>Consent to analytics</button></form>
        </main>
      </body>
    </html> `;
