import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MAX_LENGTH = 72;

const inRepository = existsSync('.git') ? it : it.skip;

describe('subjects of the latest commits', () => {
  inRepository('have at most 72 characters, and begin with a capital letter', () => {
    const log = execFileSync('git', ['log', '-8', '--no-merges', '--format=%s'], { encoding: 'utf8' });
    for (const subject of log.trim().split('\n')) {
      expect(subject.slice(MAX_LENGTH)).toBe('');
      expect(subject).toMatch(/^[A-Z]/);
    }
  });
});
