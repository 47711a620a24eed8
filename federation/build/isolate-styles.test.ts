import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isolateStyles, LAYER_ORDER, sublayerOf } from './isolate-styles';

const squeezed = (css: string): string => isolateStyles(css, 'ui').replaceAll(/\s+/g, ' ').trim();

describe('isolateStyles', () => {
  it('makes declarations important within a layer, so that they override a host’s [FED-6]', () => {
    expect(squeezed('.a { color: red; } @media print { .a { color: blue; } }')).toBe(
      '@layer shop-header.ui{.a { color: red !important; } @media print { .a { color: blue !important; } }}',
    );
  });

  it('does not make custom properties important, so that they can be set inline', () => {
    expect(squeezed('.a { --sh-top: 0; color: red; }')).toBe(
      '@layer shop-header.ui{.a { color: red !important; }} .a { --sh-top: 0; }',
    );
  });

  it('does not make animated properties important, so that keyframes apply', () => {
    expect(squeezed('.a { opacity: 1; color: red; } @keyframes x { from { opacity: 0; } }')).toBe(
      '@layer shop-header.ui{.a { color: red !important; }} .a { opacity: 1; } @keyframes x { from { opacity: 0; } }',
    );
  });

  it('does not make rules for elements with inline styles important', () => {
    expect(squeezed('.a :where([style]) { color: inherit; }')).toBe(
      '@layer shop-header.ui{} .a :where([style]) { color: inherit; }',
    );
  });

  it('does not make rules important that only have ids, so that a shopper’s own text spacing applies [SHELL-7]', () => {
    expect(squeezed('.a:not(:global(#s)) :where(*) { line-height: 1; }')).toBe(
      '@layer shop-header.ui{} .a:not(:global(#s)) :where(*) { line-height: 1; }',
    );
  });
});

describe('cascade layers of the style sheets', () => {
  it('are declared in one order, the strongest for important rules first [FED-6] [FED-8]', () => {
    expect(LAYER_ORDER).toBe(
      '@layer shop-header.header,shop-header.domains,shop-header.ui,shop-header.reset;',
    );
  });

  it.each([
    ['ui/tokens.module.css', 'reset'],
    ['ui/Dialog.module.css', 'ui'],
    ['domains/slot/ui/SlotButton.module.css', 'domains'],
    ['header/layout/MainBar.module.css', 'header'],
    ['features/health/HealthPanel.module.css', 'header'],
  ])('include %s in %s', (file, sublayer) => expect(sublayerOf(file)).toBe(sublayer));

  it('exist for every style sheet of the header', () => {
    const src = path.resolve(__dirname, '../../src');
    const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => file.split(path.sep).join('/'));
    expect(sheets.length).toBeGreaterThan(50);
    expect(() => sheets.map(sublayerOf)).not.toThrow();
  });

  it('throw for a file outside the listed folders', () =>
    expect(() => sublayerOf('other/x.module.css')).toThrow('other/x.module.css has no cascade layer'));
});
