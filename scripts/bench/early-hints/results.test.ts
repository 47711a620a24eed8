import { linksOf, variantsOf } from './pages';
import { earlyHintsResults } from './results';

const PAGE =
  '<link rel="preload" as="script" href="/remote/entry.js" crossorigin="anonymous"><link rel="stylesheet" href="/a.css"><script defer src="/host/a.js"></script>';

describe('linksOf', () => {
  it('has a link for each file, in the mode of its request', () => {
    expect(linksOf(PAGE)).toEqual([
      '</remote/entry.js>; rel=preload; as=script; crossorigin',
      '</a.css>; rel=preload; as=style',
      '</host/a.js>; rel=preload; as=script',
    ]);
  });
});

describe('variantsOf', () => {
  it('moves the preloads of the document to the 103 response', () => {
    const { document, '103': early } = variantsOf(PAGE);
    expect([document.links.length, early.links.length]).toEqual([0, 3]);
    expect(early.html).not.toContain('preload');
    expect(early.html).toContain('/host/a.js');
  });
});

describe('earlyHintsResults', () => {
  it('lists the ratio to the hints in the document', () => {
    const times = { document: [1000, 1000, 1000], '103': [800, 800, 800], both: [900, 900, 900] };
    const [table] = earlyHintsResults([
      { page: 'federated', network: '10 Mbit/s', renderingMs: 100, times },
    ]).tables;
    expect(table?.rows).toEqual([
      ['federated', '10 Mbit/s', 100, '1000 (1000–1000)', '800 (800–800)', '900 (900–900)', '0.80', '0.90'],
    ]);
  });
});
