import { readFileSync } from 'node:fs';
import { PROBLEM_CODES } from '../contract/problems';
import { problemsPage } from './problems-page';

it('has a section for each code, to which a problem links [FED-4]', () => {
  const page = problemsPage(readFileSync('docs/problems.md', 'utf8'));
  for (const code of Object.values(PROBLEM_CODES).flat()) expect(page).toContain(`<h2 id="${code}">`);
});

it('escapes text, and keeps only links that lead somewhere on the page', () => {
  const page = problemsPage('## a\n\n**Cause:** `<b>` in [guide](x.md) and [b](#b)\n\n- one\n- two');
  expect(page).toContain('<p><b>Cause:</b> <code>&lt;b&gt;</code> in guide and <a href="#b">b</a></p>');
  expect(page).toContain('<ul><li>one\n</li><li>two</li></ul>');
});
