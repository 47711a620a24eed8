import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';

const scripts = readdirSync('findings')
  .filter((name) => name.endsWith('.sh'))
  .map((name) => [name, readFileSync(`findings/${name}`, 'utf8')] as const);

describe('the findings', () => {
  it('are at least ten', () => expect(scripts.length).toBeGreaterThanOrEqual(10));

  it.each(scripts)('%s is a program of valid syntax', (name) => {
    accessSync(`findings/${name}`, constants.X_OK);
    expect(execFileSync('bash', ['-n', `findings/${name}`]).toString()).toBe('');
  });

  it.each(scripts)('%s states expectation, behaviour, version and source', (_, text) => {
    const labels = [...text.matchAll(/^# (\w+): /gm)].map(([, label]) => label);
    expect(labels).toEqual(['Expected', 'Behaviour', 'Version', 'Source']);
  });

  it.each(scripts)('%s installs exact versions, into a temporary folder', (_, text) => {
    expect(text).toContain('folder=$(mktemp -d)');
    const [, packages = ''] = /^install (.*)$/m.exec(text) ?? [];
    const inexact = packages.split(' ').filter((name) => !/^$|^@?[^@]+@\d+\.\d+\.\d+$/.test(name));
    expect(inexact).toEqual([]);
  });
});
