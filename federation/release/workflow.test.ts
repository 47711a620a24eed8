import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommand } from './command';
import { COMMANDS } from './commands';

const root = path.join(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const workflow = read('.github/workflows/release.yml');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Words of a shell's line up to a pipe; what GitHub or the environment knows counts as one word. */
const wordsOf = (line: string): string[] =>
  line
    .replace(/\$\{\w+:\+([^}]*)\}/g, '$1')
    .replace(/\s\|.*$/, '')
    .replace(/"?\$\w+"?/g, 'something')
    .trim()
    .split(/\s+/);

/** What follows `npm run release --` in each of the workflow's lines. */
const calls = [...workflow.matchAll(/npm run (?:--silent )?release -- (.*)$/gm)].map(([, rest = '']) =>
  wordsOf(rest),
);

describe('the release workflow', () => {
  it.each(calls.map((words) => [words.join(' '), words] as const))(
    'gives the tool a command and options that it knows: %s [FED-5]',
    (_, [name = '', ...args]) => {
      const command = COMMANDS.get(name);
      expect(command).toBeDefined();
      expect(() => command && parseCommand(command, args)).not.toThrow();
    },
  );

  it('builds, publishes, promotes, verifies, and rolls back, in this order [FED-5]', () => {
    expect(calls.map(([name]) => name)).toEqual([
      'build',
      'publish',
      'promote',
      'verify',
      'promote',
      'rollback',
      'verify',
    ]);
  });

  it('runs scripts of this package alone', () => {
    const names = [...workflow.matchAll(/npm (?:run (?:--silent )?)?(\w+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });

  it('fails where the first of two commands in a pipe does', () => {
    expect(workflow).toMatch(/^defaults:\n {2}run:\n {4}shell: bash$/m);
  });
});
