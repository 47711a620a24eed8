import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GREEN, GREEN_DARK, INK } from '../../federation/contract/placeholder';

const tokens = readFileSync(join(__dirname, 'tokens.module.css'), 'utf8');

describe('colours outside the style sheets', () => {
  it('are those of the style sheets [SHELL-7]', () => {
    for (const [name, value] of Object.entries({ ink: INK, green: GREEN, 'green-dark': GREEN_DARK }))
      expect(tokens).toContain(`--sh-${name}: ${value};`);
  });
});

describe('colours of the light theme', () => {
  it('are the same in browsers without light-dark() [SHELL-7]', () => {
    const themes = [...tokens.matchAll(/(?<indent> +)(?<name>--sh-[\w-]+): light-dark\((?<light>#\w+),/g)];
    expect(themes.length).toBeGreaterThan(15);
    for (const { groups = {} } of themes)
      expect(tokens).toContain(
        `\n${groups['indent']?.slice(2) ?? ''}${groups['name'] ?? ''}: ${groups['light'] ?? ''};`,
      );
  });
});
