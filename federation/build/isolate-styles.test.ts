/** @jest-environment node */
import { isolateStyles } from './isolate-styles';

const squeezed = (css: string): string => isolateStyles(css).replaceAll(/\s+/g, ' ').trim();

describe('style sheets of the remote', () => {
  it('are important within a layer, so that no host is more so [FED-6]', () => {
    expect(squeezed('.a { color: red; } @media print { .a { color: blue; } }')).toBe(
      '@layer shop-header{.a { color: red !important; } @media print { .a { color: blue !important; } }}',
    );
  });

  it('leave custom properties to be set inline', () => {
    expect(squeezed('.a { --sh-top: 0; color: red; }')).toBe(
      '@layer shop-header{.a { color: red !important; }} .a { --sh-top: 0; }',
    );
  });

  it('leave what they animate to their keyframes', () => {
    expect(squeezed('.a { opacity: 1; color: red; } @keyframes x { from { opacity: 0; } }')).toBe(
      '@layer shop-header{.a { color: red !important; }} .a { opacity: 1; } @keyframes x { from { opacity: 0; } }',
    );
  });

  it('let inline styles win where a rule is about them', () => {
    expect(squeezed('.a :where([style]) { color: inherit; }')).toBe(
      '@layer shop-header{} .a :where([style]) { color: inherit; }',
    );
  });
});
