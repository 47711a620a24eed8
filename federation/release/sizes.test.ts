import { compareSizes, sizeLines } from './sizes';

const list = (sizes: Readonly<Record<string, number>>) => ({
  version: '1.4.2+ab',
  contract: '1.0.0',
  files: Object.fromEntries(
    Object.entries(sizes).map(([file, bytes]) => [file, { bytes, integrity: 'sha384-x' }]),
  ),
});

describe('compareSizes', () => {
  const before = list({
    'app.aaaaaa.js': 300,
    'app.aaaaaa.js.br': 100,
    'old.aaaaaa.js': 40,
    'same.aaaaaa.css': 10,
    'header.json': 99,
  });
  const after = list({
    'app.bbbbbb.js': 330,
    'app.bbbbbb.js.br': 106,
    'new.cccccc.js': 20,
    'same.dddddd.css': 10,
  });

  it('compares chunks by their names, by the size of the brotli copy if there is one', () => {
    expect(compareSizes(before, after)).toEqual([
      { name: 'total', before: 150, after: 136 },
      { name: 'old.js', before: 40, after: 0 },
      { name: 'new.js', before: 0, after: 20 },
      { name: 'app.js', before: 100, after: 106 },
    ]);
  });

  it('lists the renderer separately, because shoppers do not download it [FED-8]', () => {
    const [less, more] = [list({ 'server/server.js': 900 }), list({ 'server/server.js': 990 })];
    expect(compareSizes(less, more)).toEqual([
      { name: 'total', before: 0, after: 0 },
      { name: 'server/server.js', before: 900, after: 990 },
    ]);
    expect(compareSizes(less, less)).toHaveLength(1);
  });

  it('marks growth of more than 5 %', () => {
    const marked = sizeLines(compareSizes(before, after)).filter((line) => line.startsWith('!'));
    expect(marked.map((line) => line.trim().split(/\s+/).at(-1))).toEqual(['new.js', 'app.js']);
  });
});
