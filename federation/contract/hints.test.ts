import { hintsOf } from './hints';

const file = (name: string) => ({ file: name, integrity: `sha256-${name.replace('.', '/')}` });
const RELEASE = {
  entry: file('lean.js'),
  exposes: { './Header': { scripts: [file('app.js')], styles: [file('app.css')] } },
  react: [file('react.js')],
};
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const PAGE = { base: '/mfe/1.4.2_3f9a0c21de/' };

describe('hintsOf', () => {
  it('links styles, entry, chunks and React, with hashes and the CORS mode of the loader', () => {
    const html = hintsOf(RELEASE, './Header', PAGE);
    const names = ['app.css', 'lean.js', 'app.js', 'react.js'];
    expect(hrefs(html)).toEqual(names.map((name) => `${PAGE.base}${name}`));
    for (const link of html.split(/(?=<link)/)) {
      expect(link).toMatch(
        /^<link rel="preload" as="(style|script)" .* integrity="sha256-.*" crossorigin="anonymous">$/,
      );
    }
  });

  it.each(['sharesReact', 'lendsReact'])('omits React for a page with %s [FED-1]', (option) => {
    expect(hrefs(hintsOf(RELEASE, './Header', { ...PAGE, [option]: true }))).not.toContain(
      `${PAGE.base}react.js`,
    );
    const { entry, exposes } = RELEASE;
    expect(hrefs(hintsOf({ entry, exposes }, './Header', PAGE))).toHaveLength(3);
  });

  it('adds the nonce of a strict policy, escaped [FED-7]', () => {
    expect(hintsOf(RELEASE, './Header', { ...PAGE, nonce: 'a"b' }).match(/nonce="a&quot;b"/g)).toHaveLength(
      4,
    );
  });

  it.each(['', 'sha384-', 'sha1-AAAA', 'sha384-AAAA sha384-BBBB', 'sha384-AA"AA'])(
    'omits a script whose hash is %j, also with early [FED-4]',
    (integrity) => {
      const release = { ...RELEASE, entry: { file: 'lean.js', integrity } };
      for (const early of [false, true]) {
        const html = hintsOf(release, './Header', { ...PAGE, early });
        expect(html).not.toContain('lean.js');
        expect(html).toContain('app.js');
      }
    },
  );

  it('links a render-blocking style sheet if the page has markup of the header [FED-8]', () => {
    expect(hintsOf(RELEASE, './Header', PAGE, 'stylesheet')).toMatch(
      /^<link rel="stylesheet" href="[^"]*app\.css"/,
    );
  });

  it('returns async scripts and a style sheet that does not block rendering with early [FED-4]', () => {
    const html = hintsOf({ ...RELEASE, version: '1.4.2' }, './Header', {
      ...PAGE,
      ...{ early: true, sharesReact: true, nonce: 'n' },
    });
    const [sheet, entry, chunk] = html.split(/(?=<(?:link|script))/);
    expect(sheet).toMatch(
      /^<link rel="stylesheet" media="print" .*integrity="sha256-app\/css".* nonce="n">$/,
    );
    expect(entry).toMatch(/^<script async="" src="[^"]*lean\.js" .*data-shop-header-version="1\.4\.2"/);
    expect(chunk).toMatch(
      /^<script async="" .*integrity="sha256-app\/js" crossorigin="anonymous" nonce="n"><\/script>$/,
    );
    expect(chunk).not.toContain('version');
  });

  it('returns the script of the first frame, and links to what runs later, with frame [FED-8]', () => {
    const framed = { ...PAGE, frame: true, sharesReact: true, nonce: 'n' };
    const html = hintsOf({ ...RELEASE, frame: file('frame.js') }, './Header', framed);
    const [sheet, frame, entry] = html.split(/(?=<(?:link|script))/);
    expect(sheet).toMatch(/^<link rel="preload" as="style" .*integrity="sha256-app\/css".* nonce="n">$/);
    expect(frame).toMatch(/^<script async="" src="[^"]*frame\.js" .*integrity="sha256-frame\/js"/);
    expect(entry).toMatch(/^<link rel="preload" as="script" fetchpriority="low" href="[^"]*lean\.js"/);
    expect(hrefs(html)).not.toContain('frame.js');
    // A visitor's header may never load.
    const alone = hintsOf({ ...RELEASE, frame: file('frame.js') }, './Header', { ...framed, frame: 'only' });
    expect(html.startsWith(alone)).toBe(true);
    expect(hrefs(alone)).toEqual([`${PAGE.base}app.css`]);
    // An older release has no frame.
    expect(hintsOf(RELEASE, './Header', framed)).toBe(
      hintsOf(RELEASE, './Header', { ...framed, frame: false }),
    );
  });

  it('returns no scripts for a page with markup of a server [FED-8]', () =>
    expect(hintsOf(RELEASE, './Header', { ...PAGE, early: true }, 'stylesheet')).not.toContain('<script'));
});
