import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GREEN, GREEN_DARK, INK } from '../../federation/contract/placeholder';

describe('colours outside the style sheets', () => {
  it('are those of the style sheets [SHELL-7]', () => {
    const tokens = readFileSync(join(__dirname, 'tokens.module.css'), 'utf8');
    for (const [name, value] of Object.entries({ ink: INK, green: GREEN, 'green-dark': GREEN_DARK }))
      expect(tokens).toContain(`--sh-${name}: ${value};`);
  });
});
