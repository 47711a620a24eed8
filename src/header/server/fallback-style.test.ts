import { PLACEHOLDER_HEIGHT, WIDE_FROM } from '../../../federation/contract';
import { FALLBACK_STYLE } from './style-head';

describe('FALLBACK_STYLE', () => {
  it('gives the header its usual heights, small and wide [FED-4] [SHELL-4]', () => {
    const [small = '', wide = ''] = FALLBACK_STYLE.split(`@media (min-width:${String(WIDE_FROM / 16)}em){`);
    expect(small).toContain(`min-block-size:${String(PLACEHOLDER_HEIGHT.small)}px`);
    expect(wide).toContain(`min-block-size:${String(PLACEHOLDER_HEIGHT.wide)}px`);
  });

  it('is short and complete, and has nothing that overrides the style sheet [FED-4]', () => {
    expect(FALLBACK_STYLE.length).toBeLessThan(1000);
    expect(FALLBACK_STYLE.match(/\{/g)).toHaveLength(FALLBACK_STYLE.match(/\}/g)?.length ?? 0);
    expect(FALLBACK_STYLE).not.toMatch(/undefined|\.[{,>]|!important/);
  });
});
