import { hintsOf } from './hints';

const file = (name: string) => ({ file: name, integrity: `sha256-${name}` });
const RELEASE = {
  entry: file('lean.js'),
  exposes: { './Header': { scripts: [file('app.js')], styles: [file('app.css')] } },
  react: [file('react.js')],
};
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const PAGE = { base: '/mfe/1.4.2_3f9a0c21de/' };

describe('links for the head of a page', () => {
  it('name styles, entry, chunks and React, pinned, in the mode that the loader asks in', () => {
    const html = hintsOf(RELEASE, './Header', PAGE);
    const names = ['app.css', 'lean.js', 'app.js', 'react.js'];
    expect(hrefs(html)).toEqual(names.map((name) => `${PAGE.base}${name}`));
    for (const link of html.split(/(?=<link)/)) {
      expect(link).toMatch(
        /^<link rel="preload" as="(style|script)" .* integrity="sha256-.*" crossorigin="anonymous">$/,
      );
    }
  });

  it('leave React out where the page lends its own [FED-1]', () => {
    expect(hrefs(hintsOf(RELEASE, './Header', { ...PAGE, lendsReact: true }))).not.toContain(
      `${PAGE.base}react.js`,
    );
    const { entry, exposes } = RELEASE;
    expect(hrefs(hintsOf({ entry, exposes }, './Header', PAGE))).toHaveLength(3);
  });

  it('carry the nonce of a strict policy, escaped [FED-7]', () => {
    expect(hintsOf(RELEASE, './Header', { ...PAGE, nonce: 'a"b' }).match(/nonce="a&quot;b"/g)).toHaveLength(
      4,
    );
  });

  it('have no hash while developing', () => {
    const html = hintsOf({ ...RELEASE, entry: { file: 'lean.js', integrity: '' } }, './Header', PAGE);
    expect(html).toContain('href="/mfe/1.4.2_3f9a0c21de/lean.js" crossorigin');
  });

  it('make the sheet one that paints where markup stands already [FED-8]', () => {
    expect(hintsOf(RELEASE, './Header', PAGE, 'stylesheet')).toMatch(
      /^<link rel="stylesheet" href="[^"]*app\.css"/,
    );
  });

  it('are scripts that run as they come, and a sheet that holds nothing up, where a page asks for that [FED-4]', () => {
    const html = hintsOf({ ...RELEASE, version: '1.4.2' }, './Header', {
      ...PAGE,
      ...{ early: true, lendsReact: true, nonce: 'n' },
    });
    const [sheet, entry, chunk] = html.split(/(?=<(?:link|script))/);
    expect(sheet).toMatch(
      /^<link rel="stylesheet" media="print" .*integrity="sha256-app\.css".* nonce="n">$/,
    );
    expect(entry).toMatch(/^<script async="" src="[^"]*lean\.js" .*data-shop-header-version="1\.4\.2"/);
    expect(chunk).toMatch(
      /^<script async="" .*integrity="sha256-app\.js" crossorigin="anonymous" nonce="n"><\/script>$/,
    );
    expect(chunk).not.toContain('version');
  });

  it('never hold a server’s markup up for scripts [FED-8]', () => {
    expect(hintsOf(RELEASE, './Header', { ...PAGE, early: true }, 'stylesheet')).not.toContain('<script');
  });
});
