import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FROM_LG, FROM_MD, FROM_SM, FROM_XL } from './breakpoints';

const sheet = readFileSync(join(__dirname, '../ui/breakpoints.css'), 'utf8');
const media = [...sheet.matchAll(/@custom-media --(below|from)-([a-z-]+) \(width (<|>=) [\d.]+em\);/g)];

describe('breakpoints', () => {
  it('are the same in code and in style sheets [SHELL-6]', () => {
    const widths = { sm: FROM_SM, md: FROM_MD, lg: FROM_LG, xl: FROM_XL };
    for (const [name, width] of Object.entries(widths)) {
      expect(sheet).toContain(`--from-${name} (width >= ${width / 16}em)`);
      expect(sheet).toContain(`--below-${name} (width < ${width / 16}em)`);
    }
  });

  it('begin and end at the width of their name', () => {
    expect(media).not.toEqual([]);
    for (const [, side, , operator] of media) expect(operator).toBe(side === 'from' ? '>=' : '<');
  });
});
